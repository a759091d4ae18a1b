// Generated from schemas/openapi/storage/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "storage/v1/CSIDriver": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.spec !== undefined){
    const check1 = type("storage/v1/CSIDriverSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/CSIDriverSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeLifecycleModes !== undefined){
    let data0 = data.volumeLifecycleModes;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!((data1 === "Ephemeral") || (data1 === "Persistent"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeLifecycleModes/" + i0,schemaPath:"#/properties/volumeLifecycleModes/items/enum",keyword:"enum",params:{allowedValues: ["Ephemeral","Persistent"]}});
    errors++;
    }
    }
    }
    }
    if(data.fsGroupPolicy !== undefined){
    let data2 = data.fsGroupPolicy;
    if(!(((data2 === "File") || (data2 === "None")) || (data2 === "ReadWriteOnceWithFSType"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/fsGroupPolicy",schemaPath:"#/properties/fsGroupPolicy/enum",keyword:"enum",params:{allowedValues: ["File","None","ReadWriteOnceWithFSType"]}});
    errors++;
    }
    }
    if(data.tokenRequests !== undefined){
    let data3 = data.tokenRequests;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check0 = type("storage/v1/TokenRequest");
    if(!check0(data3[i1], {instancePath: instancePath+"/tokenRequests/" + i1})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/CSINode": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.spec !== undefined){
    const check1 = type("storage/v1/CSINodeSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/CSINodeDriver": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.nodeID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeID"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$"}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/CSINodeSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.drivers !== undefined){
    let data0 = data.drivers;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("storage/v1/CSINodeDriver");
    if(!check0(data0[i0], {instancePath: instancePath+"/drivers/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/CSIStorageCapacity": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.storageClassName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageClassName"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeTopology !== undefined){
    const check1 = type("meta/v1/LabelSelector");
    if(!check1(data.nodeTopology, {instancePath: instancePath+"/nodeTopology"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.storageClassName !== undefined){
    let data2 = data.storageClassName;
    if(typeof data2 === "string"){
    if(func0(data2) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/StorageClass": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.provisioner === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisioner"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.reclaimPolicy !== undefined){
    let data1 = data.reclaimPolicy;
    if(!((data1 === "Delete") || (data1 === "Retain"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/reclaimPolicy",schemaPath:"#/properties/reclaimPolicy/enum",keyword:"enum",params:{allowedValues: ["Delete","Retain"]}});
    errors++;
    }
    }
    if(data.volumeBindingMode !== undefined){
    let data2 = data.volumeBindingMode;
    if(!((data2 === "Immediate") || (data2 === "WaitForFirstConsumer"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeBindingMode",schemaPath:"#/properties/volumeBindingMode/enum",keyword:"enum",params:{allowedValues: ["Immediate","WaitForFirstConsumer"]}});
    errors++;
    }
    }
    if(data.allowedTopologies !== undefined){
    let data3 = data.allowedTopologies;
    if(Array.isArray(data3)){
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("core/v1/TopologySelectorTerm");
    if(!check1(data3[i0], {instancePath: instancePath+"/allowedTopologies/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/TokenRequest": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.audience === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeAttachment": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.spec !== undefined){
    const check1 = type("storage/v1/VolumeAttachmentSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("storage/v1/VolumeAttachmentStatus");
    if(!check2(data.status, {instancePath: instancePath+"/status"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeAttachmentSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.inlineVolumeSpec !== undefined){
    const check0 = type("core/v1/PersistentVolumeSpec");
    if(!check0(data.inlineVolumeSpec, {instancePath: instancePath+"/inlineVolumeSpec"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeAttachmentSpec": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$", "u");
    const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attacher === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attacher"}});
    errors++;
    }
    if(data.nodeName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeName"}});
    errors++;
    }
    if(data.attacher !== undefined){
    let data0 = data.attacher;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/attacher",schemaPath:"#/properties/attacher/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/attacher",schemaPath:"#/properties/attacher/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$"}});
    errors++;
    }
    }
    }
    if(data.source !== undefined){
    const check0 = type("storage/v1/VolumeAttachmentSource");
    if(!check0(data.source, {instancePath: instancePath+"/source"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeName !== undefined){
    let data2 = data.nodeName;
    if(typeof data2 === "string"){
    if(func0(data2) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern1.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeAttachmentStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.attached === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attached"}});
    errors++;
    }
    if(data.attachError !== undefined){
    const check0 = type("storage/v1/VolumeError");
    if(!check0(data.attachError, {instancePath: instancePath+"/attachError"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.detachError !== undefined){
    const check1 = type("storage/v1/VolumeError");
    if(!check1(data.detachError, {instancePath: instancePath+"/detachError"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeAttributesClass": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driverName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driverName"}});
    errors++;
    }
    if(data.parameters === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "storage/v1/VolumeError": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.errorCode !== undefined){
    let data0 = data.errorCode;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
