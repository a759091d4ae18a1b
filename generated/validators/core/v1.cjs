// Generated from schemas/openapi/core/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "core/v1/AWSElasticBlockStoreVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeID"}});
    errors++;
    }
    if(data.partition !== undefined){
    let data0 = data.partition;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 255){
    vErrors = add(vErrors, {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/Affinity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeAffinity !== undefined){
    const check0 = type("core/v1/NodeAffinity");
    if(!check0(data.nodeAffinity, {instancePath: instancePath+"/nodeAffinity"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.podAffinity !== undefined){
    const check1 = type("core/v1/PodAffinity");
    if(!check1(data.podAffinity, {instancePath: instancePath+"/podAffinity"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.podAntiAffinity !== undefined){
    const check2 = type("core/v1/PodAntiAffinity");
    if(!check2(data.podAntiAffinity, {instancePath: instancePath+"/podAntiAffinity"})){
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
  "core/v1/AppArmorProfile": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!(((data0 === "Unconfined") || (data0 === "RuntimeDefault")) || (data0 === "Localhost"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Unconfined","RuntimeDefault","Localhost"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/AttachedVolume": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.devicePath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "devicePath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/AzureDiskVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.diskName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diskName"}});
    errors++;
    }
    if(data.diskURI === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diskURI"}});
    errors++;
    }
    if(data.cachingMode !== undefined){
    let data0 = data.cachingMode;
    if(!(((data0 === "None") || (data0 === "ReadOnly")) || (data0 === "ReadWrite"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/cachingMode",schemaPath:"#/properties/cachingMode/enum",keyword:"enum",params:{allowedValues: ["None","ReadOnly","ReadWrite"]}});
    errors++;
    }
    }
    if(data.kind !== undefined){
    let data1 = data.kind;
    if(!(((data1 === "Shared") || (data1 === "Dedicated")) || (data1 === "Managed"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: ["Shared","Dedicated","Managed"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/AzureFilePersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretName"}});
    errors++;
    }
    if(data.shareName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shareName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/AzureFileVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretName"}});
    errors++;
    }
    if(data.shareName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shareName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Binding": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.target === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"}});
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
  "core/v1/CSIPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.volumeHandle === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeHandle"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/CSIVolumeSource": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.driver !== undefined){
    let data0 = data.driver;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?(\\.[a-z0-9A-Z]([-a-z0-9A-Z]*[a-z0-9A-Z])?)*$"}});
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
  "core/v1/CephFSPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monitors"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/CephFSVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monitors"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/CinderPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeID"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/CinderVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeID"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ClientIPConfig": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.timeoutSeconds !== undefined){
    let data0 = data.timeoutSeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 86400){
    vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "core/v1/ClusterTrustBundleProjection": () => {
    const pattern0 = new RegExp("^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.labelSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.labelSelector, {instancePath: instancePath+"/labelSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.path !== undefined){
    let data1 = data.path;
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))"}});
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
  "core/v1/ComponentCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ComponentStatus": () => {
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
    if(data.conditions !== undefined){
    let data1 = data.conditions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("core/v1/ComponentCondition");
    if(!check1(data1[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "core/v1/ConfigMap": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$", "u");
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
    if(data.data !== undefined){
    let data1 = data.data;
    if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    for(const key0 in data1){
    const _errs2 = errors;
    if(typeof key0 === "string"){
    if(func0(key0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key0});
    errors++;
    }
    if(!pattern0.test(key0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"},propertyName:key0});
    errors++;
    }
    }
    var valid1 = _errs2 === errors;
    if(!valid1){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
    errors++;
    }
    }
    }
    }
    if(data.binaryData !== undefined){
    let data2 = data.binaryData;
    if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
    for(const key1 in data2){
    const _errs4 = errors;
    if(typeof key1 === "string"){
    if(func0(key1) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/binaryData",schemaPath:"#/properties/binaryData/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1});
    errors++;
    }
    if(!pattern0.test(key1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/binaryData",schemaPath:"#/properties/binaryData/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"},propertyName:key1});
    errors++;
    }
    }
    var valid2 = _errs4 === errors;
    if(!valid2){
    vErrors = add(vErrors, {instancePath:instancePath+"/binaryData",schemaPath:"#/properties/binaryData/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
    errors++;
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
  "core/v1/ConfigMapKeySelector": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.key !== undefined){
    let data0 = data.key;
    if(typeof data0 === "string"){
    if(func0(data0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"}});
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
  "core/v1/ConfigMapNodeConfigSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.namespace === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"}});
    errors++;
    }
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.kubeletConfigKey === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kubeletConfigKey"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ConfigMapProjection": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/KeyToPath");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
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
  "core/v1/ConfigMapVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/KeyToPath");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.defaultMode !== undefined){
    let data2 = data.defaultMode;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/Container": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.ports !== undefined){
    let data1 = data.ports;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ContainerPort");
    if(!check0(data1[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.envFrom !== undefined){
    let data3 = data.envFrom;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/EnvFromSource");
    if(!check1(data3[i1], {instancePath: instancePath+"/envFrom/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.env !== undefined){
    let data5 = data.env;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/EnvVar");
    if(!check2(data5[i2], {instancePath: instancePath+"/env/" + i2})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resources !== undefined){
    const check3 = type("core/v1/ResourceRequirements");
    if(!check3(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.resizePolicy !== undefined){
    let data8 = data.resizePolicy;
    if(Array.isArray(data8)){
    const len3 = data8.length;
    for(let i3=0; i3<len3; i3++){
    const check4 = type("core/v1/ContainerResizePolicy");
    if(!check4(data8[i3], {instancePath: instancePath+"/resizePolicy/" + i3})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.restartPolicy !== undefined){
    let data10 = data.restartPolicy;
    if(!(((data10 === "Always") || (data10 === "Never")) || (data10 === "OnFailure"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","Never","OnFailure"]}});
    errors++;
    }
    }
    if(data.restartPolicyRules !== undefined){
    let data11 = data.restartPolicyRules;
    if(Array.isArray(data11)){
    if(data11.length > 20){
    vErrors = add(vErrors, {instancePath:instancePath+"/restartPolicyRules",schemaPath:"#/properties/restartPolicyRules/maxItems",keyword:"maxItems",params:{limit: 20}});
    errors++;
    }
    const len4 = data11.length;
    for(let i4=0; i4<len4; i4++){
    const check5 = type("core/v1/ContainerRestartRule");
    if(!check5(data11[i4], {instancePath: instancePath+"/restartPolicyRules/" + i4})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeMounts !== undefined){
    let data13 = data.volumeMounts;
    if(Array.isArray(data13)){
    const len5 = data13.length;
    for(let i5=0; i5<len5; i5++){
    const check6 = type("core/v1/VolumeMount");
    if(!check6(data13[i5], {instancePath: instancePath+"/volumeMounts/" + i5})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeDevices !== undefined){
    let data15 = data.volumeDevices;
    if(Array.isArray(data15)){
    const len6 = data15.length;
    for(let i6=0; i6<len6; i6++){
    const check7 = type("core/v1/VolumeDevice");
    if(!check7(data15[i6], {instancePath: instancePath+"/volumeDevices/" + i6})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.livenessProbe !== undefined){
    const check8 = type("core/v1/Probe");
    if(!check8(data.livenessProbe, {instancePath: instancePath+"/livenessProbe"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.readinessProbe !== undefined){
    const check9 = type("core/v1/Probe");
    if(!check9(data.readinessProbe, {instancePath: instancePath+"/readinessProbe"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.startupProbe !== undefined){
    const check10 = type("core/v1/Probe");
    if(!check10(data.startupProbe, {instancePath: instancePath+"/startupProbe"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.lifecycle !== undefined){
    const check11 = type("core/v1/Lifecycle");
    if(!check11(data.lifecycle, {instancePath: instancePath+"/lifecycle"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.terminationMessagePolicy !== undefined){
    let data21 = data.terminationMessagePolicy;
    if(!((data21 === "File") || (data21 === "FallbackToLogsOnError"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/enum",keyword:"enum",params:{allowedValues: ["File","FallbackToLogsOnError"]}});
    errors++;
    }
    }
    if(data.imagePullPolicy !== undefined){
    let data22 = data.imagePullPolicy;
    if(!(((data22 === "Always") || (data22 === "Never")) || (data22 === "IfNotPresent"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","Never","IfNotPresent"]}});
    errors++;
    }
    }
    if(data.securityContext !== undefined){
    const check12 = type("core/v1/SecurityContext");
    if(!check12(data.securityContext, {instancePath: instancePath+"/securityContext"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerExtendedResourceRequest": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.containerName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerName"}});
    errors++;
    }
    if(data.resourceName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceName"}});
    errors++;
    }
    if(data.requestName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerPort": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.containerPort === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerPort"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 15){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 15}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.hostPort !== undefined){
    let data1 = data.hostPort;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostPort",schemaPath:"#/properties/hostPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.containerPort !== undefined){
    let data2 = data.containerPort;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data2 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/containerPort",schemaPath:"#/properties/containerPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.protocol !== undefined){
    let data3 = data.protocol;
    if(!(((data3 === "TCP") || (data3 === "UDP")) || (data3 === "SCTP"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: ["TCP","UDP","SCTP"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerResizePolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceName"}});
    errors++;
    }
    if(data.restartPolicy === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restartPolicy"}});
    errors++;
    }
    if(data.resourceName !== undefined){
    let data0 = data.resourceName;
    if(!((data0 === "cpu") || (data0 === "memory"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceName",schemaPath:"#/properties/resourceName/enum",keyword:"enum",params:{allowedValues: ["cpu","memory"]}});
    errors++;
    }
    }
    if(data.restartPolicy !== undefined){
    let data1 = data.restartPolicy;
    if(!((data1 === "NotRequired") || (data1 === "RestartContainer"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/enum",keyword:"enum",params:{allowedValues: ["NotRequired","RestartContainer"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerRestartRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.action === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}});
    errors++;
    }
    if(data.action !== undefined){
    let data0 = data.action;
    if(!((data0 === "Restart") || (data0 === "RestartAllContainers"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: ["Restart","RestartAllContainers"]}});
    errors++;
    }
    }
    if(data.exitCodes !== undefined){
    const check0 = type("core/v1/ContainerRestartRuleOnExitCodes");
    if(!check0(data.exitCodes, {instancePath: instancePath+"/exitCodes"})){
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
  "core/v1/ContainerRestartRuleOnExitCodes": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operator === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}});
    errors++;
    }
    if(data.operator !== undefined){
    let data0 = data.operator;
    if(!((data0 === "In") || (data0 === "NotIn"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["In","NotIn"]}});
    errors++;
    }
    }
    if(data.values !== undefined){
    let data1 = data.values;
    if(Array.isArray(data1)){
    if(data1.length > 255){
    vErrors = add(vErrors, {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 255}});
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
  "core/v1/ContainerState": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.terminated !== undefined){
    const check0 = type("core/v1/ContainerStateTerminated");
    if(!check0(data.terminated, {instancePath: instancePath+"/terminated"})){
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
  "core/v1/ContainerStateTerminated": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.exitCode === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.ready === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ready"}});
    errors++;
    }
    if(data.restartCount === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restartCount"}});
    errors++;
    }
    if(data.image === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}});
    errors++;
    }
    if(data.imageID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imageID"}});
    errors++;
    }
    if(data.state !== undefined){
    const check0 = type("core/v1/ContainerState");
    if(!check0(data.state, {instancePath: instancePath+"/state"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.lastState !== undefined){
    const check1 = type("core/v1/ContainerState");
    if(!check1(data.lastState, {instancePath: instancePath+"/lastState"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.resources !== undefined){
    const check2 = type("core/v1/ResourceRequirements");
    if(!check2(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.volumeMounts !== undefined){
    let data3 = data.volumeMounts;
    if(Array.isArray(data3)){
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
    const check3 = type("core/v1/VolumeMountStatus");
    if(!check3(data3[i0], {instancePath: instancePath+"/volumeMounts/" + i0})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.user !== undefined){
    const check4 = type("core/v1/ContainerUser");
    if(!check4(data.user, {instancePath: instancePath+"/user"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.allocatedResourcesStatus !== undefined){
    let data6 = data.allocatedResourcesStatus;
    if(Array.isArray(data6)){
    const len1 = data6.length;
    for(let i1=0; i1<len1; i1++){
    const check5 = type("core/v1/ResourceStatus");
    if(!check5(data6[i1], {instancePath: instancePath+"/allocatedResourcesStatus/" + i1})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.stopSignal !== undefined){
    let data8 = data.stopSignal;
    if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data8 === "SIGABRT") || (data8 === "SIGALRM")) || (data8 === "SIGBUS")) || (data8 === "SIGCHLD")) || (data8 === "SIGCLD")) || (data8 === "SIGCONT")) || (data8 === "SIGFPE")) || (data8 === "SIGHUP")) || (data8 === "SIGILL")) || (data8 === "SIGINT")) || (data8 === "SIGIO")) || (data8 === "SIGIOT")) || (data8 === "SIGKILL")) || (data8 === "SIGPIPE")) || (data8 === "SIGPOLL")) || (data8 === "SIGPROF")) || (data8 === "SIGPWR")) || (data8 === "SIGQUIT")) || (data8 === "SIGSEGV")) || (data8 === "SIGSTKFLT")) || (data8 === "SIGSTOP")) || (data8 === "SIGSYS")) || (data8 === "SIGTERM")) || (data8 === "SIGTRAP")) || (data8 === "SIGTSTP")) || (data8 === "SIGTTIN")) || (data8 === "SIGTTOU")) || (data8 === "SIGURG")) || (data8 === "SIGUSR1")) || (data8 === "SIGUSR2")) || (data8 === "SIGVTALRM")) || (data8 === "SIGWINCH")) || (data8 === "SIGXCPU")) || (data8 === "SIGXFSZ")) || (data8 === "SIGRTMIN")) || (data8 === "SIGRTMIN+1")) || (data8 === "SIGRTMIN+2")) || (data8 === "SIGRTMIN+3")) || (data8 === "SIGRTMIN+4")) || (data8 === "SIGRTMIN+5")) || (data8 === "SIGRTMIN+6")) || (data8 === "SIGRTMIN+7")) || (data8 === "SIGRTMIN+8")) || (data8 === "SIGRTMIN+9")) || (data8 === "SIGRTMIN+10")) || (data8 === "SIGRTMIN+11")) || (data8 === "SIGRTMIN+12")) || (data8 === "SIGRTMIN+13")) || (data8 === "SIGRTMIN+14")) || (data8 === "SIGRTMIN+15")) || (data8 === "SIGRTMAX-14")) || (data8 === "SIGRTMAX-13")) || (data8 === "SIGRTMAX-12")) || (data8 === "SIGRTMAX-11")) || (data8 === "SIGRTMAX-10")) || (data8 === "SIGRTMAX-9")) || (data8 === "SIGRTMAX-8")) || (data8 === "SIGRTMAX-7")) || (data8 === "SIGRTMAX-6")) || (data8 === "SIGRTMAX-5")) || (data8 === "SIGRTMAX-4")) || (data8 === "SIGRTMAX-3")) || (data8 === "SIGRTMAX-2")) || (data8 === "SIGRTMAX-1")) || (data8 === "SIGRTMAX"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/stopSignal",schemaPath:"#/properties/stopSignal/enum",keyword:"enum",params:{allowedValues: ["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ContainerUser": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.linux !== undefined){
    const check0 = type("core/v1/LinuxContainerUser");
    if(!check0(data.linux, {instancePath: instancePath+"/linux"})){
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
  "core/v1/DaemonEndpoint": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Port"}});
    errors++;
    }
    if(data.Port !== undefined){
    let data0 = data.Port;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/Port",schemaPath:"#/properties/Port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
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
  "core/v1/DownwardAPIProjection": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/DownwardAPIVolumeFile");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
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
  "core/v1/DownwardAPIVolumeFile": () => {
    const pattern0 = new RegExp("^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.path !== undefined){
    let data0 = data.path;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))"}});
    errors++;
    }
    }
    }
    if(data.fieldRef !== undefined){
    const check0 = type("core/v1/ObjectFieldSelector");
    if(!check0(data.fieldRef, {instancePath: instancePath+"/fieldRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.resourceFieldRef !== undefined){
    const check1 = type("core/v1/ResourceFieldSelector");
    if(!check1(data.resourceFieldRef, {instancePath: instancePath+"/resourceFieldRef"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.mode !== undefined){
    let data3 = data.mode;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/DownwardAPIVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/DownwardAPIVolumeFile");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.defaultMode !== undefined){
    let data2 = data.defaultMode;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/EndpointAddress": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"}});
    errors++;
    }
    if(data.hostname !== undefined){
    let data0 = data.hostname;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
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
  "core/v1/EndpointPort": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.port !== undefined){
    let data1 = data.port;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.protocol !== undefined){
    let data2 = data.protocol;
    if(!(((data2 === "SCTP") || (data2 === "TCP")) || (data2 === "UDP"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: ["SCTP","TCP","UDP"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/EndpointSubset": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addresses !== undefined){
    let data0 = data.addresses;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/EndpointAddress");
    if(!check0(data0[i0], {instancePath: instancePath+"/addresses/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.notReadyAddresses !== undefined){
    let data2 = data.notReadyAddresses;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/EndpointAddress");
    if(!check1(data2[i1], {instancePath: instancePath+"/notReadyAddresses/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.ports !== undefined){
    let data4 = data.ports;
    if(Array.isArray(data4)){
    const len2 = data4.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/EndpointPort");
    if(!check2(data4[i2], {instancePath: instancePath+"/ports/" + i2})){
    vErrors = join(vErrors, check2.errors);
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
  "core/v1/Endpoints": () => {
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
    if(data.subsets !== undefined){
    let data1 = data.subsets;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("core/v1/EndpointSubset");
    if(!check1(data1[i0], {instancePath: instancePath+"/subsets/" + i0})){
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
  "core/v1/EnvFromSource": () => {
    const pattern0 = new RegExp("^[ -<>-~]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.prefix !== undefined){
    let data0 = data.prefix;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[ -<>-~]+$"}});
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
  "core/v1/EnvVar": () => {
    const pattern0 = new RegExp("^[ -<>-~]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[ -<>-~]+$"}});
    errors++;
    }
    }
    }
    if(data.valueFrom !== undefined){
    const check0 = type("core/v1/EnvVarSource");
    if(!check0(data.valueFrom, {instancePath: instancePath+"/valueFrom"})){
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
  "core/v1/EnvVarSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldRef !== undefined){
    const check0 = type("core/v1/ObjectFieldSelector");
    if(!check0(data.fieldRef, {instancePath: instancePath+"/fieldRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.resourceFieldRef !== undefined){
    const check1 = type("core/v1/ResourceFieldSelector");
    if(!check1(data.resourceFieldRef, {instancePath: instancePath+"/resourceFieldRef"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.configMapKeyRef !== undefined){
    const check2 = type("core/v1/ConfigMapKeySelector");
    if(!check2(data.configMapKeyRef, {instancePath: instancePath+"/configMapKeyRef"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.secretKeyRef !== undefined){
    const check3 = type("core/v1/SecretKeySelector");
    if(!check3(data.secretKeyRef, {instancePath: instancePath+"/secretKeyRef"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.fileKeyRef !== undefined){
    const check4 = type("core/v1/FileKeySelector");
    if(!check4(data.fileKeyRef, {instancePath: instancePath+"/fileKeyRef"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/EphemeralContainer": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.ports !== undefined){
    let data1 = data.ports;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ContainerPort");
    if(!check0(data1[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.envFrom !== undefined){
    let data3 = data.envFrom;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/EnvFromSource");
    if(!check1(data3[i1], {instancePath: instancePath+"/envFrom/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.env !== undefined){
    let data5 = data.env;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/EnvVar");
    if(!check2(data5[i2], {instancePath: instancePath+"/env/" + i2})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resources !== undefined){
    const check3 = type("core/v1/ResourceRequirements");
    if(!check3(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.resizePolicy !== undefined){
    let data8 = data.resizePolicy;
    if(Array.isArray(data8)){
    const len3 = data8.length;
    for(let i3=0; i3<len3; i3++){
    const check4 = type("core/v1/ContainerResizePolicy");
    if(!check4(data8[i3], {instancePath: instancePath+"/resizePolicy/" + i3})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.restartPolicyRules !== undefined){
    let data10 = data.restartPolicyRules;
    if(Array.isArray(data10)){
    const len4 = data10.length;
    for(let i4=0; i4<len4; i4++){
    const check5 = type("core/v1/ContainerRestartRule");
    if(!check5(data10[i4], {instancePath: instancePath+"/restartPolicyRules/" + i4})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeMounts !== undefined){
    let data12 = data.volumeMounts;
    if(Array.isArray(data12)){
    const len5 = data12.length;
    for(let i5=0; i5<len5; i5++){
    const check6 = type("core/v1/VolumeMount");
    if(!check6(data12[i5], {instancePath: instancePath+"/volumeMounts/" + i5})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeDevices !== undefined){
    let data14 = data.volumeDevices;
    if(Array.isArray(data14)){
    const len6 = data14.length;
    for(let i6=0; i6<len6; i6++){
    const check7 = type("core/v1/VolumeDevice");
    if(!check7(data14[i6], {instancePath: instancePath+"/volumeDevices/" + i6})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.livenessProbe !== undefined){
    const check8 = type("core/v1/Probe");
    if(!check8(data.livenessProbe, {instancePath: instancePath+"/livenessProbe"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.readinessProbe !== undefined){
    const check9 = type("core/v1/Probe");
    if(!check9(data.readinessProbe, {instancePath: instancePath+"/readinessProbe"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.startupProbe !== undefined){
    const check10 = type("core/v1/Probe");
    if(!check10(data.startupProbe, {instancePath: instancePath+"/startupProbe"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.lifecycle !== undefined){
    const check11 = type("core/v1/Lifecycle");
    if(!check11(data.lifecycle, {instancePath: instancePath+"/lifecycle"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.terminationMessagePolicy !== undefined){
    let data20 = data.terminationMessagePolicy;
    if(!((data20 === "File") || (data20 === "FallbackToLogsOnError"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/enum",keyword:"enum",params:{allowedValues: ["File","FallbackToLogsOnError"]}});
    errors++;
    }
    }
    if(data.imagePullPolicy !== undefined){
    let data21 = data.imagePullPolicy;
    if(!(((data21 === "Always") || (data21 === "Never")) || (data21 === "IfNotPresent"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","Never","IfNotPresent"]}});
    errors++;
    }
    }
    if(data.securityContext !== undefined){
    const check12 = type("core/v1/SecurityContext");
    if(!check12(data.securityContext, {instancePath: instancePath+"/securityContext"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/EphemeralContainerCommon": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.ports !== undefined){
    let data1 = data.ports;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ContainerPort");
    if(!check0(data1[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.envFrom !== undefined){
    let data3 = data.envFrom;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/EnvFromSource");
    if(!check1(data3[i1], {instancePath: instancePath+"/envFrom/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.env !== undefined){
    let data5 = data.env;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/EnvVar");
    if(!check2(data5[i2], {instancePath: instancePath+"/env/" + i2})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resources !== undefined){
    const check3 = type("core/v1/ResourceRequirements");
    if(!check3(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.resizePolicy !== undefined){
    let data8 = data.resizePolicy;
    if(Array.isArray(data8)){
    const len3 = data8.length;
    for(let i3=0; i3<len3; i3++){
    const check4 = type("core/v1/ContainerResizePolicy");
    if(!check4(data8[i3], {instancePath: instancePath+"/resizePolicy/" + i3})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.restartPolicyRules !== undefined){
    let data10 = data.restartPolicyRules;
    if(Array.isArray(data10)){
    const len4 = data10.length;
    for(let i4=0; i4<len4; i4++){
    const check5 = type("core/v1/ContainerRestartRule");
    if(!check5(data10[i4], {instancePath: instancePath+"/restartPolicyRules/" + i4})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeMounts !== undefined){
    let data12 = data.volumeMounts;
    if(Array.isArray(data12)){
    const len5 = data12.length;
    for(let i5=0; i5<len5; i5++){
    const check6 = type("core/v1/VolumeMount");
    if(!check6(data12[i5], {instancePath: instancePath+"/volumeMounts/" + i5})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.volumeDevices !== undefined){
    let data14 = data.volumeDevices;
    if(Array.isArray(data14)){
    const len6 = data14.length;
    for(let i6=0; i6<len6; i6++){
    const check7 = type("core/v1/VolumeDevice");
    if(!check7(data14[i6], {instancePath: instancePath+"/volumeDevices/" + i6})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.livenessProbe !== undefined){
    const check8 = type("core/v1/Probe");
    if(!check8(data.livenessProbe, {instancePath: instancePath+"/livenessProbe"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.readinessProbe !== undefined){
    const check9 = type("core/v1/Probe");
    if(!check9(data.readinessProbe, {instancePath: instancePath+"/readinessProbe"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.startupProbe !== undefined){
    const check10 = type("core/v1/Probe");
    if(!check10(data.startupProbe, {instancePath: instancePath+"/startupProbe"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.lifecycle !== undefined){
    const check11 = type("core/v1/Lifecycle");
    if(!check11(data.lifecycle, {instancePath: instancePath+"/lifecycle"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.terminationMessagePolicy !== undefined){
    let data20 = data.terminationMessagePolicy;
    if(!((data20 === "File") || (data20 === "FallbackToLogsOnError"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminationMessagePolicy",schemaPath:"#/properties/terminationMessagePolicy/enum",keyword:"enum",params:{allowedValues: ["File","FallbackToLogsOnError"]}});
    errors++;
    }
    }
    if(data.imagePullPolicy !== undefined){
    let data21 = data.imagePullPolicy;
    if(!(((data21 === "Always") || (data21 === "Never")) || (data21 === "IfNotPresent"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/imagePullPolicy",schemaPath:"#/properties/imagePullPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","Never","IfNotPresent"]}});
    errors++;
    }
    }
    if(data.securityContext !== undefined){
    const check12 = type("core/v1/SecurityContext");
    if(!check12(data.securityContext, {instancePath: instancePath+"/securityContext"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/EphemeralVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeClaimTemplate !== undefined){
    const check0 = type("core/v1/PersistentVolumeClaimTemplate");
    if(!check0(data.volumeClaimTemplate, {instancePath: instancePath+"/volumeClaimTemplate"})){
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
  "core/v1/Event": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metadata === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}});
    errors++;
    }
    if(data.involvedObject === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "involvedObject"}});
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
  "core/v1/FCVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.lun !== undefined){
    let data0 = data.lun;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 255){
    vErrors = add(vErrors, {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/FileKeySelector": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    const pattern1 = new RegExp("^(?!(.*/)?\\.\\.(/|$))", "u");
    const pattern2 = new RegExp("^[ -<>-~]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeName"}});
    errors++;
    }
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.volumeName !== undefined){
    let data0 = data.volumeName;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeName",schemaPath:"#/properties/volumeName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.path !== undefined){
    let data1 = data.path;
    if(typeof data1 === "string"){
    if(!pattern1.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!(.*/)?\\.\\.(/|$))"}});
    errors++;
    }
    }
    }
    if(data.key !== undefined){
    let data2 = data.key;
    if(typeof data2 === "string"){
    if(func0(data2) > 128){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 128}});
    errors++;
    }
    if(!pattern2.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[ -<>-~]+$"}});
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
  "core/v1/FlexPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/FlexVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/GCEPersistentDiskVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pdName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdName"}});
    errors++;
    }
    if(data.partition !== undefined){
    let data0 = data.partition;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 255){
    vErrors = add(vErrors, {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/GRPCAction": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
    errors++;
    }
    if(data.port !== undefined){
    let data0 = data.port;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "core/v1/GitRepoVolumeSource": () => {
    const pattern0 = new RegExp("^(?!/)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.repository === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repository"}});
    errors++;
    }
    if(data.directory !== undefined){
    let data0 = data.directory;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))"}});
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
  "core/v1/GlusterfsPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.endpoints === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"}});
    errors++;
    }
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/GlusterfsVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.endpoints === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"}});
    errors++;
    }
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/HTTPGetAction": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
    errors++;
    }
    if(data.port !== undefined){
    let data0 = data.port;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    if(typeof data0 === "string"){
    if(func0(data0) > 15){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maxLength",keyword:"maxLength",params:{limit: 15}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.scheme !== undefined){
    let data1 = data.scheme;
    if(!((data1 === "HTTP") || (data1 === "HTTPS"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: ["HTTP","HTTPS"]}});
    errors++;
    }
    }
    if(data.httpHeaders !== undefined){
    let data2 = data.httpHeaders;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/HTTPHeader");
    if(!check0(data2[i0], {instancePath: instancePath+"/httpHeaders/" + i0})){
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
  "core/v1/HTTPHeader": () => {
    const pattern0 = new RegExp("^[-A-Za-z0-9]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.value === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[-A-Za-z0-9]+$"}});
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
  "core/v1/HostAlias": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"}});
    errors++;
    }
    if(data.hostnames !== undefined){
    let data0 = data.hostnames;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(typeof data1 === "string"){
    if(func0(data1) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostnames/" + i0,schemaPath:"#/properties/hostnames/items/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostnames/" + i0,schemaPath:"#/properties/hostnames/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
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
  "core/v1/HostIP": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/HostPathVolumeSource": () => {
    const pattern0 = new RegExp("^(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.path !== undefined){
    let data0 = data.path;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!(.*/)?\\.\\.(/|$))"}});
    errors++;
    }
    }
    }
    if(data.type !== undefined){
    let data1 = data.type;
    if(!((((((((data1 === "") || (data1 === "DirectoryOrCreate")) || (data1 === "Directory")) || (data1 === "FileOrCreate")) || (data1 === "File")) || (data1 === "Socket")) || (data1 === "CharDevice")) || (data1 === "BlockDevice"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["","DirectoryOrCreate","Directory","FileOrCreate","File","Socket","CharDevice","BlockDevice"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ISCSIPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.targetPortal === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetPortal"}});
    errors++;
    }
    if(data.iqn === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iqn"}});
    errors++;
    }
    if(data.lun === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lun"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ISCSIVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.targetPortal === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetPortal"}});
    errors++;
    }
    if(data.iqn === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iqn"}});
    errors++;
    }
    if(data.lun === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lun"}});
    errors++;
    }
    if(data.lun !== undefined){
    let data0 = data.lun;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 255){
    vErrors = add(vErrors, {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/lun",schemaPath:"#/properties/lun/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/ImageVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pullPolicy !== undefined){
    let data0 = data.pullPolicy;
    if(!(((data0 === "Always") || (data0 === "Never")) || (data0 === "IfNotPresent"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","Never","IfNotPresent"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ImageVolumeStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.imageRef === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imageRef"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/KeyToPath": () => {
    const pattern0 = new RegExp("^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.path !== undefined){
    let data0 = data.path;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))"}});
    errors++;
    }
    }
    }
    if(data.mode !== undefined){
    let data1 = data.mode;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/Lifecycle": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.postStart !== undefined){
    const check0 = type("core/v1/LifecycleHandler");
    if(!check0(data.postStart, {instancePath: instancePath+"/postStart"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.preStop !== undefined){
    const check1 = type("core/v1/LifecycleHandler");
    if(!check1(data.preStop, {instancePath: instancePath+"/preStop"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.stopSignal !== undefined){
    let data2 = data.stopSignal;
    if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "SIGABRT") || (data2 === "SIGALRM")) || (data2 === "SIGBUS")) || (data2 === "SIGCHLD")) || (data2 === "SIGCLD")) || (data2 === "SIGCONT")) || (data2 === "SIGFPE")) || (data2 === "SIGHUP")) || (data2 === "SIGILL")) || (data2 === "SIGINT")) || (data2 === "SIGIO")) || (data2 === "SIGIOT")) || (data2 === "SIGKILL")) || (data2 === "SIGPIPE")) || (data2 === "SIGPOLL")) || (data2 === "SIGPROF")) || (data2 === "SIGPWR")) || (data2 === "SIGQUIT")) || (data2 === "SIGSEGV")) || (data2 === "SIGSTKFLT")) || (data2 === "SIGSTOP")) || (data2 === "SIGSYS")) || (data2 === "SIGTERM")) || (data2 === "SIGTRAP")) || (data2 === "SIGTSTP")) || (data2 === "SIGTTIN")) || (data2 === "SIGTTOU")) || (data2 === "SIGURG")) || (data2 === "SIGUSR1")) || (data2 === "SIGUSR2")) || (data2 === "SIGVTALRM")) || (data2 === "SIGWINCH")) || (data2 === "SIGXCPU")) || (data2 === "SIGXFSZ")) || (data2 === "SIGRTMIN")) || (data2 === "SIGRTMIN+1")) || (data2 === "SIGRTMIN+2")) || (data2 === "SIGRTMIN+3")) || (data2 === "SIGRTMIN+4")) || (data2 === "SIGRTMIN+5")) || (data2 === "SIGRTMIN+6")) || (data2 === "SIGRTMIN+7")) || (data2 === "SIGRTMIN+8")) || (data2 === "SIGRTMIN+9")) || (data2 === "SIGRTMIN+10")) || (data2 === "SIGRTMIN+11")) || (data2 === "SIGRTMIN+12")) || (data2 === "SIGRTMIN+13")) || (data2 === "SIGRTMIN+14")) || (data2 === "SIGRTMIN+15")) || (data2 === "SIGRTMAX-14")) || (data2 === "SIGRTMAX-13")) || (data2 === "SIGRTMAX-12")) || (data2 === "SIGRTMAX-11")) || (data2 === "SIGRTMAX-10")) || (data2 === "SIGRTMAX-9")) || (data2 === "SIGRTMAX-8")) || (data2 === "SIGRTMAX-7")) || (data2 === "SIGRTMAX-6")) || (data2 === "SIGRTMAX-5")) || (data2 === "SIGRTMAX-4")) || (data2 === "SIGRTMAX-3")) || (data2 === "SIGRTMAX-2")) || (data2 === "SIGRTMAX-1")) || (data2 === "SIGRTMAX"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/stopSignal",schemaPath:"#/properties/stopSignal/enum",keyword:"enum",params:{allowedValues: ["SIGABRT","SIGALRM","SIGBUS","SIGCHLD","SIGCLD","SIGCONT","SIGFPE","SIGHUP","SIGILL","SIGINT","SIGIO","SIGIOT","SIGKILL","SIGPIPE","SIGPOLL","SIGPROF","SIGPWR","SIGQUIT","SIGSEGV","SIGSTKFLT","SIGSTOP","SIGSYS","SIGTERM","SIGTRAP","SIGTSTP","SIGTTIN","SIGTTOU","SIGURG","SIGUSR1","SIGUSR2","SIGVTALRM","SIGWINCH","SIGXCPU","SIGXFSZ","SIGRTMIN","SIGRTMIN+1","SIGRTMIN+2","SIGRTMIN+3","SIGRTMIN+4","SIGRTMIN+5","SIGRTMIN+6","SIGRTMIN+7","SIGRTMIN+8","SIGRTMIN+9","SIGRTMIN+10","SIGRTMIN+11","SIGRTMIN+12","SIGRTMIN+13","SIGRTMIN+14","SIGRTMIN+15","SIGRTMAX-14","SIGRTMAX-13","SIGRTMAX-12","SIGRTMAX-11","SIGRTMAX-10","SIGRTMAX-9","SIGRTMAX-8","SIGRTMAX-7","SIGRTMAX-6","SIGRTMAX-5","SIGRTMAX-4","SIGRTMAX-3","SIGRTMAX-2","SIGRTMAX-1","SIGRTMAX"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/LifecycleHandler": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
    const check0 = type("core/v1/HTTPGetAction");
    if(!check0(data.httpGet, {instancePath: instancePath+"/httpGet"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.tcpSocket !== undefined){
    const check1 = type("core/v1/TCPSocketAction");
    if(!check1(data.tcpSocket, {instancePath: instancePath+"/tcpSocket"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.sleep !== undefined){
    const check2 = type("core/v1/SleepAction");
    if(!check2(data.sleep, {instancePath: instancePath+"/sleep"})){
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
  "core/v1/LimitRange": () => {
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
    const check1 = type("core/v1/LimitRangeSpec");
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
  "core/v1/LimitRangeItem": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/LimitRangeSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.limits === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"}});
    errors++;
    }
    if(data.limits !== undefined){
    let data0 = data.limits;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/LimitRangeItem");
    if(!check0(data0[i0], {instancePath: instancePath+"/limits/" + i0})){
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
  "core/v1/LinuxContainerUser": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.uid === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uid"}});
    errors++;
    }
    if(data.gid === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gid"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/LoadBalancerIngress": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ipMode !== undefined){
    let data0 = data.ipMode;
    if(!((data0 === "VIP") || (data0 === "Proxy"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/ipMode",schemaPath:"#/properties/ipMode/enum",keyword:"enum",params:{allowedValues: ["VIP","Proxy"]}});
    errors++;
    }
    }
    if(data.ports !== undefined){
    let data1 = data.ports;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/PortStatus");
    if(!check0(data1[i0], {instancePath: instancePath+"/ports/" + i0})){
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
  "core/v1/LoadBalancerStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingress !== undefined){
    let data0 = data.ingress;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/LoadBalancerIngress");
    if(!check0(data0[i0], {instancePath: instancePath+"/ingress/" + i0})){
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
  "core/v1/LocalVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ModifyVolumeStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    if(data.status !== undefined){
    let data0 = data.status;
    if(!(((data0 === "InProgress") || (data0 === "Infeasible")) || (data0 === "Pending"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: ["InProgress","Infeasible","Pending"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NFSVolumeSource": () => {
    const pattern0 = new RegExp("^/", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.server === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server"}});
    errors++;
    }
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.path !== undefined){
    let data0 = data.path;
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"}});
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
  "core/v1/Namespace": () => {
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
    if(data.status !== undefined){
    const check1 = type("core/v1/NamespaceStatus");
    if(!check1(data.status, {instancePath: instancePath+"/status"})){
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
  "core/v1/NamespaceCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NamespaceStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
    let data0 = data.phase;
    if(!((data0 === "Active") || (data0 === "Terminating"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: ["Active","Terminating"]}});
    errors++;
    }
    }
    if(data.conditions !== undefined){
    let data1 = data.conditions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/NamespaceCondition");
    if(!check0(data1[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "core/v1/Node": () => {
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
    const check1 = type("core/v1/NodeSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/NodeStatus");
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
  "core/v1/NodeAddress": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.address === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NodeAffinity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
    const check0 = type("core/v1/NodeSelector");
    if(!check0(data.requiredDuringSchedulingIgnoredDuringExecution, {instancePath: instancePath+"/requiredDuringSchedulingIgnoredDuringExecution"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
    let data1 = data.preferredDuringSchedulingIgnoredDuringExecution;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("core/v1/PreferredSchedulingTerm");
    if(!check1(data1[i0], {instancePath: instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i0})){
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
  "core/v1/NodeAllocatableResourceClaimStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceClaimName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceClaimName"}});
    errors++;
    }
    if(data.resources === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resources"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NodeCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NodeConfigSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.configMap !== undefined){
    const check0 = type("core/v1/ConfigMapNodeConfigSource");
    if(!check0(data.configMap, {instancePath: instancePath+"/configMap"})){
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
  "core/v1/NodeConfigStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.assigned !== undefined){
    const check0 = type("core/v1/NodeConfigSource");
    if(!check0(data.assigned, {instancePath: instancePath+"/assigned"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.active !== undefined){
    const check1 = type("core/v1/NodeConfigSource");
    if(!check1(data.active, {instancePath: instancePath+"/active"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.lastKnownGood !== undefined){
    const check2 = type("core/v1/NodeConfigSource");
    if(!check2(data.lastKnownGood, {instancePath: instancePath+"/lastKnownGood"})){
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
  "core/v1/NodeDaemonEndpoints": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kubeletEndpoint !== undefined){
    const check0 = type("core/v1/DaemonEndpoint");
    if(!check0(data.kubeletEndpoint, {instancePath: instancePath+"/kubeletEndpoint"})){
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
  "core/v1/NodeSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.nodeSelectorTerms === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodeSelectorTerms"}});
    errors++;
    }
    if(data.nodeSelectorTerms !== undefined){
    let data0 = data.nodeSelectorTerms;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/NodeSelectorTerm");
    if(!check0(data0[i0], {instancePath: instancePath+"/nodeSelectorTerms/" + i0})){
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
  "core/v1/NodeSelectorRequirement": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.operator === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}});
    errors++;
    }
    if(data.key !== undefined){
    let data0 = data.key;
    if(typeof data0 === "string"){
    if(func0(data0) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.operator !== undefined){
    let data1 = data.operator;
    if(!((((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist")) || (data1 === "Gt")) || (data1 === "Lt"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["In","NotIn","Exists","DoesNotExist","Gt","Lt"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NodeSelectorTerm": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
    let data0 = data.matchExpressions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/NodeSelectorRequirement");
    if(!check0(data0[i0], {instancePath: instancePath+"/matchExpressions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.matchFields !== undefined){
    let data2 = data.matchFields;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/NodeSelectorRequirement");
    if(!check1(data2[i1], {instancePath: instancePath+"/matchFields/" + i1})){
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
  "core/v1/NodeSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.taints !== undefined){
    let data0 = data.taints;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/Taint");
    if(!check0(data0[i0], {instancePath: instancePath+"/taints/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.configSource !== undefined){
    const check1 = type("core/v1/NodeConfigSource");
    if(!check1(data.configSource, {instancePath: instancePath+"/configSource"})){
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
  "core/v1/NodeStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
    let data0 = data.phase;
    if(!(((data0 === "Pending") || (data0 === "Running")) || (data0 === "Terminated"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: ["Pending","Running","Terminated"]}});
    errors++;
    }
    }
    if(data.conditions !== undefined){
    let data1 = data.conditions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/NodeCondition");
    if(!check0(data1[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.addresses !== undefined){
    let data3 = data.addresses;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/NodeAddress");
    if(!check1(data3[i1], {instancePath: instancePath+"/addresses/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.daemonEndpoints !== undefined){
    const check2 = type("core/v1/NodeDaemonEndpoints");
    if(!check2(data.daemonEndpoints, {instancePath: instancePath+"/daemonEndpoints"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeInfo !== undefined){
    const check3 = type("core/v1/NodeSystemInfo");
    if(!check3(data.nodeInfo, {instancePath: instancePath+"/nodeInfo"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.volumesAttached !== undefined){
    let data7 = data.volumesAttached;
    if(Array.isArray(data7)){
    const len2 = data7.length;
    for(let i2=0; i2<len2; i2++){
    const check4 = type("core/v1/AttachedVolume");
    if(!check4(data7[i2], {instancePath: instancePath+"/volumesAttached/" + i2})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.config !== undefined){
    const check5 = type("core/v1/NodeConfigStatus");
    if(!check5(data.config, {instancePath: instancePath+"/config"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/NodeSystemInfo": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.machineID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "machineID"}});
    errors++;
    }
    if(data.systemUUID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "systemUUID"}});
    errors++;
    }
    if(data.bootID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bootID"}});
    errors++;
    }
    if(data.kernelVersion === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kernelVersion"}});
    errors++;
    }
    if(data.osImage === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "osImage"}});
    errors++;
    }
    if(data.containerRuntimeVersion === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerRuntimeVersion"}});
    errors++;
    }
    if(data.kubeletVersion === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kubeletVersion"}});
    errors++;
    }
    if(data.kubeProxyVersion === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kubeProxyVersion"}});
    errors++;
    }
    if(data.operatingSystem === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operatingSystem"}});
    errors++;
    }
    if(data.architecture === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "architecture"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ObjectFieldSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.fieldPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldPath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PersistentVolume": () => {
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
    const check1 = type("core/v1/PersistentVolumeSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/PersistentVolumeStatus");
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
  "core/v1/PersistentVolumeClaim": () => {
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
    const check1 = type("core/v1/PersistentVolumeClaimSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/PersistentVolumeClaimStatus");
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
  "core/v1/PersistentVolumeClaimCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PersistentVolumeClaimSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accessModes === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessModes"}});
    errors++;
    }
    if(data.accessModes !== undefined){
    let data0 = data.accessModes;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!((((data1 === "ReadWriteOnce") || (data1 === "ReadOnlyMany")) || (data1 === "ReadWriteMany")) || (data1 === "ReadWriteOncePod"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/enum",keyword:"enum",params:{allowedValues: ["ReadWriteOnce","ReadOnlyMany","ReadWriteMany","ReadWriteOncePod"]}});
    errors++;
    }
    }
    }
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.volumeMode !== undefined){
    let data3 = data.volumeMode;
    if(!((data3 === "Block") || (data3 === "Filesystem"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeMode",schemaPath:"#/properties/volumeMode/enum",keyword:"enum",params:{allowedValues: ["Block","Filesystem"]}});
    errors++;
    }
    }
    if(data.dataSource !== undefined){
    const check1 = type("core/v1/TypedLocalObjectReference");
    if(!check1(data.dataSource, {instancePath: instancePath+"/dataSource"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.dataSourceRef !== undefined){
    const check2 = type("core/v1/TypedObjectReference");
    if(!check2(data.dataSourceRef, {instancePath: instancePath+"/dataSourceRef"})){
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
  "core/v1/PersistentVolumeClaimStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
    let data0 = data.phase;
    if(!(((data0 === "Bound") || (data0 === "Lost")) || (data0 === "Pending"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: ["Bound","Lost","Pending"]}});
    errors++;
    }
    }
    if(data.accessModes !== undefined){
    let data1 = data.accessModes;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    let data2 = data1[i0];
    if(!((((data2 === "ReadOnlyMany") || (data2 === "ReadWriteMany")) || (data2 === "ReadWriteOnce")) || (data2 === "ReadWriteOncePod"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/enum",keyword:"enum",params:{allowedValues: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce","ReadWriteOncePod"]}});
    errors++;
    }
    }
    }
    }
    if(data.conditions !== undefined){
    let data3 = data.conditions;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check0 = type("core/v1/PersistentVolumeClaimCondition");
    if(!check0(data3[i1], {instancePath: instancePath+"/conditions/" + i1})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.modifyVolumeStatus !== undefined){
    const check1 = type("core/v1/ModifyVolumeStatus");
    if(!check1(data.modifyVolumeStatus, {instancePath: instancePath+"/modifyVolumeStatus"})){
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
  "core/v1/PersistentVolumeClaimTemplate": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.spec === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.spec !== undefined){
    const check1 = type("core/v1/PersistentVolumeClaimSpec");
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
  "core/v1/PersistentVolumeClaimVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.claimName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claimName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gcePersistentDisk !== undefined){
    const check0 = type("core/v1/GCEPersistentDiskVolumeSource");
    if(!check0(data.gcePersistentDisk, {instancePath: instancePath+"/gcePersistentDisk"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.awsElasticBlockStore !== undefined){
    const check1 = type("core/v1/AWSElasticBlockStoreVolumeSource");
    if(!check1(data.awsElasticBlockStore, {instancePath: instancePath+"/awsElasticBlockStore"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.hostPath !== undefined){
    const check2 = type("core/v1/HostPathVolumeSource");
    if(!check2(data.hostPath, {instancePath: instancePath+"/hostPath"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.glusterfs !== undefined){
    const check3 = type("core/v1/GlusterfsPersistentVolumeSource");
    if(!check3(data.glusterfs, {instancePath: instancePath+"/glusterfs"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.nfs !== undefined){
    const check4 = type("core/v1/NFSVolumeSource");
    if(!check4(data.nfs, {instancePath: instancePath+"/nfs"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.rbd !== undefined){
    const check5 = type("core/v1/RBDPersistentVolumeSource");
    if(!check5(data.rbd, {instancePath: instancePath+"/rbd"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    if(data.iscsi !== undefined){
    const check6 = type("core/v1/ISCSIPersistentVolumeSource");
    if(!check6(data.iscsi, {instancePath: instancePath+"/iscsi"})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    if(data.cinder !== undefined){
    const check7 = type("core/v1/CinderPersistentVolumeSource");
    if(!check7(data.cinder, {instancePath: instancePath+"/cinder"})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    if(data.cephfs !== undefined){
    const check8 = type("core/v1/CephFSPersistentVolumeSource");
    if(!check8(data.cephfs, {instancePath: instancePath+"/cephfs"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.fc !== undefined){
    const check9 = type("core/v1/FCVolumeSource");
    if(!check9(data.fc, {instancePath: instancePath+"/fc"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.flexVolume !== undefined){
    const check10 = type("core/v1/FlexPersistentVolumeSource");
    if(!check10(data.flexVolume, {instancePath: instancePath+"/flexVolume"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureFile !== undefined){
    const check11 = type("core/v1/AzureFilePersistentVolumeSource");
    if(!check11(data.azureFile, {instancePath: instancePath+"/azureFile"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.vsphereVolume !== undefined){
    const check12 = type("core/v1/VsphereVirtualDiskVolumeSource");
    if(!check12(data.vsphereVolume, {instancePath: instancePath+"/vsphereVolume"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    if(data.quobyte !== undefined){
    const check13 = type("core/v1/QuobyteVolumeSource");
    if(!check13(data.quobyte, {instancePath: instancePath+"/quobyte"})){
    vErrors = join(vErrors, check13.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureDisk !== undefined){
    const check14 = type("core/v1/AzureDiskVolumeSource");
    if(!check14(data.azureDisk, {instancePath: instancePath+"/azureDisk"})){
    vErrors = join(vErrors, check14.errors);
    errors = vErrors.length;
    }
    }
    if(data.photonPersistentDisk !== undefined){
    const check15 = type("core/v1/PhotonPersistentDiskVolumeSource");
    if(!check15(data.photonPersistentDisk, {instancePath: instancePath+"/photonPersistentDisk"})){
    vErrors = join(vErrors, check15.errors);
    errors = vErrors.length;
    }
    }
    if(data.portworxVolume !== undefined){
    const check16 = type("core/v1/PortworxVolumeSource");
    if(!check16(data.portworxVolume, {instancePath: instancePath+"/portworxVolume"})){
    vErrors = join(vErrors, check16.errors);
    errors = vErrors.length;
    }
    }
    if(data.scaleIO !== undefined){
    const check17 = type("core/v1/ScaleIOPersistentVolumeSource");
    if(!check17(data.scaleIO, {instancePath: instancePath+"/scaleIO"})){
    vErrors = join(vErrors, check17.errors);
    errors = vErrors.length;
    }
    }
    if(data.local !== undefined){
    const check18 = type("core/v1/LocalVolumeSource");
    if(!check18(data.local, {instancePath: instancePath+"/local"})){
    vErrors = join(vErrors, check18.errors);
    errors = vErrors.length;
    }
    }
    if(data.csi !== undefined){
    const check19 = type("core/v1/CSIPersistentVolumeSource");
    if(!check19(data.csi, {instancePath: instancePath+"/csi"})){
    vErrors = join(vErrors, check19.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PersistentVolumeSpec": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.accessModes === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessModes"}});
    errors++;
    }
    if(data.accessModes !== undefined){
    let data0 = data.accessModes;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!((((data1 === "ReadOnlyMany") || (data1 === "ReadWriteMany")) || (data1 === "ReadWriteOnce")) || (data1 === "ReadWriteOncePod"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/accessModes/" + i0,schemaPath:"#/properties/accessModes/items/enum",keyword:"enum",params:{allowedValues: ["ReadOnlyMany","ReadWriteMany","ReadWriteOnce","ReadWriteOncePod"]}});
    errors++;
    }
    }
    }
    }
    if(data.persistentVolumeReclaimPolicy !== undefined){
    let data2 = data.persistentVolumeReclaimPolicy;
    if(!(((data2 === "Delete") || (data2 === "Recycle")) || (data2 === "Retain"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/persistentVolumeReclaimPolicy",schemaPath:"#/properties/persistentVolumeReclaimPolicy/enum",keyword:"enum",params:{allowedValues: ["Delete","Recycle","Retain"]}});
    errors++;
    }
    }
    if(data.storageClassName !== undefined){
    let data3 = data.storageClassName;
    if(typeof data3 === "string"){
    if(func0(data3) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data3)){
    vErrors = add(vErrors, {instancePath:instancePath+"/storageClassName",schemaPath:"#/properties/storageClassName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.volumeMode !== undefined){
    let data4 = data.volumeMode;
    if(!((data4 === "Block") || (data4 === "Filesystem"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/volumeMode",schemaPath:"#/properties/volumeMode/enum",keyword:"enum",params:{allowedValues: ["Block","Filesystem"]}});
    errors++;
    }
    }
    if(data.nodeAffinity !== undefined){
    const check0 = type("core/v1/VolumeNodeAffinity");
    if(!check0(data.nodeAffinity, {instancePath: instancePath+"/nodeAffinity"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.gcePersistentDisk !== undefined){
    const check1 = type("core/v1/GCEPersistentDiskVolumeSource");
    if(!check1(data.gcePersistentDisk, {instancePath: instancePath+"/gcePersistentDisk"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.awsElasticBlockStore !== undefined){
    const check2 = type("core/v1/AWSElasticBlockStoreVolumeSource");
    if(!check2(data.awsElasticBlockStore, {instancePath: instancePath+"/awsElasticBlockStore"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.hostPath !== undefined){
    const check3 = type("core/v1/HostPathVolumeSource");
    if(!check3(data.hostPath, {instancePath: instancePath+"/hostPath"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.glusterfs !== undefined){
    const check4 = type("core/v1/GlusterfsPersistentVolumeSource");
    if(!check4(data.glusterfs, {instancePath: instancePath+"/glusterfs"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.nfs !== undefined){
    const check5 = type("core/v1/NFSVolumeSource");
    if(!check5(data.nfs, {instancePath: instancePath+"/nfs"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    if(data.rbd !== undefined){
    const check6 = type("core/v1/RBDPersistentVolumeSource");
    if(!check6(data.rbd, {instancePath: instancePath+"/rbd"})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    if(data.iscsi !== undefined){
    const check7 = type("core/v1/ISCSIPersistentVolumeSource");
    if(!check7(data.iscsi, {instancePath: instancePath+"/iscsi"})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    if(data.cinder !== undefined){
    const check8 = type("core/v1/CinderPersistentVolumeSource");
    if(!check8(data.cinder, {instancePath: instancePath+"/cinder"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.cephfs !== undefined){
    const check9 = type("core/v1/CephFSPersistentVolumeSource");
    if(!check9(data.cephfs, {instancePath: instancePath+"/cephfs"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.fc !== undefined){
    const check10 = type("core/v1/FCVolumeSource");
    if(!check10(data.fc, {instancePath: instancePath+"/fc"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.flexVolume !== undefined){
    const check11 = type("core/v1/FlexPersistentVolumeSource");
    if(!check11(data.flexVolume, {instancePath: instancePath+"/flexVolume"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureFile !== undefined){
    const check12 = type("core/v1/AzureFilePersistentVolumeSource");
    if(!check12(data.azureFile, {instancePath: instancePath+"/azureFile"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    if(data.vsphereVolume !== undefined){
    const check13 = type("core/v1/VsphereVirtualDiskVolumeSource");
    if(!check13(data.vsphereVolume, {instancePath: instancePath+"/vsphereVolume"})){
    vErrors = join(vErrors, check13.errors);
    errors = vErrors.length;
    }
    }
    if(data.quobyte !== undefined){
    const check14 = type("core/v1/QuobyteVolumeSource");
    if(!check14(data.quobyte, {instancePath: instancePath+"/quobyte"})){
    vErrors = join(vErrors, check14.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureDisk !== undefined){
    const check15 = type("core/v1/AzureDiskVolumeSource");
    if(!check15(data.azureDisk, {instancePath: instancePath+"/azureDisk"})){
    vErrors = join(vErrors, check15.errors);
    errors = vErrors.length;
    }
    }
    if(data.photonPersistentDisk !== undefined){
    const check16 = type("core/v1/PhotonPersistentDiskVolumeSource");
    if(!check16(data.photonPersistentDisk, {instancePath: instancePath+"/photonPersistentDisk"})){
    vErrors = join(vErrors, check16.errors);
    errors = vErrors.length;
    }
    }
    if(data.portworxVolume !== undefined){
    const check17 = type("core/v1/PortworxVolumeSource");
    if(!check17(data.portworxVolume, {instancePath: instancePath+"/portworxVolume"})){
    vErrors = join(vErrors, check17.errors);
    errors = vErrors.length;
    }
    }
    if(data.scaleIO !== undefined){
    const check18 = type("core/v1/ScaleIOPersistentVolumeSource");
    if(!check18(data.scaleIO, {instancePath: instancePath+"/scaleIO"})){
    vErrors = join(vErrors, check18.errors);
    errors = vErrors.length;
    }
    }
    if(data.local !== undefined){
    const check19 = type("core/v1/LocalVolumeSource");
    if(!check19(data.local, {instancePath: instancePath+"/local"})){
    vErrors = join(vErrors, check19.errors);
    errors = vErrors.length;
    }
    }
    if(data.csi !== undefined){
    const check20 = type("core/v1/CSIPersistentVolumeSource");
    if(!check20(data.csi, {instancePath: instancePath+"/csi"})){
    vErrors = join(vErrors, check20.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PersistentVolumeStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.phase !== undefined){
    let data0 = data.phase;
    if(!(((((data0 === "Available") || (data0 === "Bound")) || (data0 === "Failed")) || (data0 === "Pending")) || (data0 === "Released"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: ["Available","Bound","Failed","Pending","Released"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PhotonPersistentDiskVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pdID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdID"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Pod": () => {
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
    const check1 = type("core/v1/PodSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/PodStatus");
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
  "core/v1/PodAffinity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
    let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/PodAffinityTerm");
    if(!check0(data0[i0], {instancePath: instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
    let data2 = data.preferredDuringSchedulingIgnoredDuringExecution;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/WeightedPodAffinityTerm");
    if(!check1(data2[i1], {instancePath: instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1})){
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
  "core/v1/PodAffinityTerm": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.topologyKey === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"}});
    errors++;
    }
    if(data.labelSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.labelSelector, {instancePath: instancePath+"/labelSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.topologyKey !== undefined){
    let data1 = data.topologyKey;
    if(typeof data1 === "string"){
    if(func0(data1) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/topologyKey",schemaPath:"#/properties/topologyKey/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.namespaceSelector !== undefined){
    const check1 = type("meta/v1/LabelSelector");
    if(!check1(data.namespaceSelector, {instancePath: instancePath+"/namespaceSelector"})){
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
  "core/v1/PodAntiAffinity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requiredDuringSchedulingIgnoredDuringExecution !== undefined){
    let data0 = data.requiredDuringSchedulingIgnoredDuringExecution;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/PodAffinityTerm");
    if(!check0(data0[i0], {instancePath: instancePath+"/requiredDuringSchedulingIgnoredDuringExecution/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.preferredDuringSchedulingIgnoredDuringExecution !== undefined){
    let data2 = data.preferredDuringSchedulingIgnoredDuringExecution;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/WeightedPodAffinityTerm");
    if(!check1(data2[i1], {instancePath: instancePath+"/preferredDuringSchedulingIgnoredDuringExecution/" + i1})){
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
  "core/v1/PodCertificateProjection": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.signerName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signerName"}});
    errors++;
    }
    if(data.keyType === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyType"}});
    errors++;
    }
    if(data.keyType !== undefined){
    let data0 = data.keyType;
    if(!((((((data0 === "RSA3072") || (data0 === "RSA4096")) || (data0 === "ECDSAP256")) || (data0 === "ECDSAP384")) || (data0 === "ECDSAP521")) || (data0 === "ED25519"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/keyType",schemaPath:"#/properties/keyType/enum",keyword:"enum",params:{allowedValues: ["RSA3072","RSA4096","ECDSAP256","ECDSAP384","ECDSAP521","ED25519"]}});
    errors++;
    }
    }
    if(data.maxExpirationSeconds !== undefined){
    let data1 = data.maxExpirationSeconds;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 7862400){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxExpirationSeconds",schemaPath:"#/properties/maxExpirationSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7862400}});
    errors++;
    }
    if(data1 < 3600){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxExpirationSeconds",schemaPath:"#/properties/maxExpirationSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3600}});
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
  "core/v1/PodCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PodExtendedResourceClaimStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requestMappings === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestMappings"}});
    errors++;
    }
    if(data.resourceClaimName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceClaimName"}});
    errors++;
    }
    if(data.requestMappings !== undefined){
    let data0 = data.requestMappings;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ContainerExtendedResourceRequest");
    if(!check0(data0[i0], {instancePath: instancePath+"/requestMappings/" + i0})){
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
  "core/v1/PodIP": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ip === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PodOS": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(!((data0 === "linux") || (data0 === "windows"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: ["linux","windows"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PodReadinessGate": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditionType === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditionType"}});
    errors++;
    }
    if(data.conditionType !== undefined){
    let data0 = data.conditionType;
    if(typeof data0 === "string"){
    if(func0(data0) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/conditionType",schemaPath:"#/properties/conditionType/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/conditionType",schemaPath:"#/properties/conditionType/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
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
  "core/v1/PodResourceClaim": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.resourceClaimName !== undefined){
    let data1 = data.resourceClaimName;
    if(typeof data1 === "string"){
    if(func0(data1) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaimName",schemaPath:"#/properties/resourceClaimName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern1.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaimName",schemaPath:"#/properties/resourceClaimName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.resourceClaimTemplateName !== undefined){
    let data2 = data.resourceClaimTemplateName;
    if(typeof data2 === "string"){
    if(func0(data2) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaimTemplateName",schemaPath:"#/properties/resourceClaimTemplateName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern1.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaimTemplateName",schemaPath:"#/properties/resourceClaimTemplateName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
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
  "core/v1/PodResourceClaimStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PodSchedulingGate": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
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
  "core/v1/PodSecurityContext": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.runAsUser !== undefined){
    let data0 = data.runAsUser;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.runAsGroup !== undefined){
    let data1 = data.runAsGroup;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.supplementalGroups !== undefined){
    let data2 = data.supplementalGroups;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    let data3 = data2[i0];
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/supplementalGroups/" + i0,schemaPath:"#/properties/supplementalGroups/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    }
    }
    if(data.supplementalGroupsPolicy !== undefined){
    let data4 = data.supplementalGroupsPolicy;
    if(!((data4 === "Merge") || (data4 === "Strict"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/supplementalGroupsPolicy",schemaPath:"#/properties/supplementalGroupsPolicy/enum",keyword:"enum",params:{allowedValues: ["Merge","Strict"]}});
    errors++;
    }
    }
    if(data.fsGroup !== undefined){
    let data5 = data.fsGroup;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/fsGroup",schemaPath:"#/properties/fsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.sysctls !== undefined){
    let data6 = data.sysctls;
    if(Array.isArray(data6)){
    const len1 = data6.length;
    for(let i1=0; i1<len1; i1++){
    const check0 = type("core/v1/Sysctl");
    if(!check0(data6[i1], {instancePath: instancePath+"/sysctls/" + i1})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.fsGroupChangePolicy !== undefined){
    let data8 = data.fsGroupChangePolicy;
    if(!((data8 === "OnRootMismatch") || (data8 === "Always"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/fsGroupChangePolicy",schemaPath:"#/properties/fsGroupChangePolicy/enum",keyword:"enum",params:{allowedValues: ["OnRootMismatch","Always"]}});
    errors++;
    }
    }
    if(data.seccompProfile !== undefined){
    const check1 = type("core/v1/SeccompProfile");
    if(!check1(data.seccompProfile, {instancePath: instancePath+"/seccompProfile"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.appArmorProfile !== undefined){
    const check2 = type("core/v1/AppArmorProfile");
    if(!check2(data.appArmorProfile, {instancePath: instancePath+"/appArmorProfile"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.seLinuxChangePolicy !== undefined){
    let data11 = data.seLinuxChangePolicy;
    if(!((data11 === "Recursive") || (data11 === "MountOption"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/seLinuxChangePolicy",schemaPath:"#/properties/seLinuxChangePolicy/enum",keyword:"enum",params:{allowedValues: ["Recursive","MountOption"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PodSpec": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    const pattern2 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.containers === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containers"}});
    errors++;
    }
    if(data.volumes !== undefined){
    let data0 = data.volumes;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/Volume");
    if(!check0(data0[i0], {instancePath: instancePath+"/volumes/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.initContainers !== undefined){
    let data2 = data.initContainers;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/Container");
    if(!check1(data2[i1], {instancePath: instancePath+"/initContainers/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.containers !== undefined){
    let data4 = data.containers;
    if(Array.isArray(data4)){
    const len2 = data4.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/Container");
    if(!check2(data4[i2], {instancePath: instancePath+"/containers/" + i2})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.ephemeralContainers !== undefined){
    let data6 = data.ephemeralContainers;
    if(Array.isArray(data6)){
    const len3 = data6.length;
    for(let i3=0; i3<len3; i3++){
    const check3 = type("core/v1/EphemeralContainer");
    if(!check3(data6[i3], {instancePath: instancePath+"/ephemeralContainers/" + i3})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.restartPolicy !== undefined){
    let data8 = data.restartPolicy;
    if(!(((data8 === "Always") || (data8 === "OnFailure")) || (data8 === "Never"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/restartPolicy",schemaPath:"#/properties/restartPolicy/enum",keyword:"enum",params:{allowedValues: ["Always","OnFailure","Never"]}});
    errors++;
    }
    }
    if(data.activeDeadlineSeconds !== undefined){
    let data9 = data.activeDeadlineSeconds;
    if((typeof data9 == "number" || typeof data9 == "bigint")){
    if(data9 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data9 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.dnsPolicy !== undefined){
    let data10 = data.dnsPolicy;
    if(!((((data10 === "ClusterFirstWithHostNet") || (data10 === "ClusterFirst")) || (data10 === "Default")) || (data10 === "None"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/dnsPolicy",schemaPath:"#/properties/dnsPolicy/enum",keyword:"enum",params:{allowedValues: ["ClusterFirstWithHostNet","ClusterFirst","Default","None"]}});
    errors++;
    }
    }
    if(data.serviceAccountName !== undefined){
    let data11 = data.serviceAccountName;
    if(typeof data11 === "string"){
    if(func0(data11) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data11)){
    vErrors = add(vErrors, {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.nodeName !== undefined){
    let data12 = data.nodeName;
    if(typeof data12 === "string"){
    if(func0(data12) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data12)){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.securityContext !== undefined){
    const check4 = type("core/v1/PodSecurityContext");
    if(!check4(data.securityContext, {instancePath: instancePath+"/securityContext"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.hostname !== undefined){
    let data14 = data.hostname;
    if(typeof data14 === "string"){
    if(func0(data14) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern2.test(data14)){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.subdomain !== undefined){
    let data15 = data.subdomain;
    if(typeof data15 === "string"){
    if(func0(data15) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern2.test(data15)){
    vErrors = add(vErrors, {instancePath:instancePath+"/subdomain",schemaPath:"#/properties/subdomain/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.affinity !== undefined){
    const check5 = type("core/v1/Affinity");
    if(!check5(data.affinity, {instancePath: instancePath+"/affinity"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    if(data.tolerations !== undefined){
    let data17 = data.tolerations;
    if(Array.isArray(data17)){
    const len4 = data17.length;
    for(let i4=0; i4<len4; i4++){
    const check6 = type("core/v1/Toleration");
    if(!check6(data17[i4], {instancePath: instancePath+"/tolerations/" + i4})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.hostAliases !== undefined){
    let data19 = data.hostAliases;
    if(Array.isArray(data19)){
    const len5 = data19.length;
    for(let i5=0; i5<len5; i5++){
    const check7 = type("core/v1/HostAlias");
    if(!check7(data19[i5], {instancePath: instancePath+"/hostAliases/" + i5})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.priorityClassName !== undefined){
    let data21 = data.priorityClassName;
    if(typeof data21 === "string"){
    if(func0(data21) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data21)){
    vErrors = add(vErrors, {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.readinessGates !== undefined){
    let data22 = data.readinessGates;
    if(Array.isArray(data22)){
    const len6 = data22.length;
    for(let i6=0; i6<len6; i6++){
    const check8 = type("core/v1/PodReadinessGate");
    if(!check8(data22[i6], {instancePath: instancePath+"/readinessGates/" + i6})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.runtimeClassName !== undefined){
    let data24 = data.runtimeClassName;
    if(typeof data24 === "string"){
    if(func0(data24) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data24)){
    vErrors = add(vErrors, {instancePath:instancePath+"/runtimeClassName",schemaPath:"#/properties/runtimeClassName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.preemptionPolicy !== undefined){
    let data25 = data.preemptionPolicy;
    if(!((data25 === "PreemptLowerPriority") || (data25 === "Never"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/enum",keyword:"enum",params:{allowedValues: ["PreemptLowerPriority","Never"]}});
    errors++;
    }
    }
    if(data.topologySpreadConstraints !== undefined){
    let data26 = data.topologySpreadConstraints;
    if(Array.isArray(data26)){
    const len7 = data26.length;
    for(let i7=0; i7<len7; i7++){
    const check9 = type("core/v1/TopologySpreadConstraint");
    if(!check9(data26[i7], {instancePath: instancePath+"/topologySpreadConstraints/" + i7})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.os !== undefined){
    const check10 = type("core/v1/PodOS");
    if(!check10(data.os, {instancePath: instancePath+"/os"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.schedulingGates !== undefined){
    let data29 = data.schedulingGates;
    if(Array.isArray(data29)){
    const len8 = data29.length;
    for(let i8=0; i8<len8; i8++){
    const check11 = type("core/v1/PodSchedulingGate");
    if(!check11(data29[i8], {instancePath: instancePath+"/schedulingGates/" + i8})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resourceClaims !== undefined){
    let data31 = data.resourceClaims;
    if(Array.isArray(data31)){
    const len9 = data31.length;
    for(let i9=0; i9<len9; i9++){
    const check12 = type("core/v1/PodResourceClaim");
    if(!check12(data31[i9], {instancePath: instancePath+"/resourceClaims/" + i9})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resources !== undefined){
    const check13 = type("core/v1/ResourceRequirements");
    if(!check13(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check13.errors);
    errors = vErrors.length;
    }
    }
    if(data.hostnameOverride !== undefined){
    let data34 = data.hostnameOverride;
    if(typeof data34 === "string"){
    if(func0(data34) > 64){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostnameOverride",schemaPath:"#/properties/hostnameOverride/maxLength",keyword:"maxLength",params:{limit: 64}});
    errors++;
    }
    if(!pattern0.test(data34)){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostnameOverride",schemaPath:"#/properties/hostnameOverride/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
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
  "core/v1/PodStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.observedGeneration !== undefined){
    let data0 = data.observedGeneration;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.phase !== undefined){
    let data1 = data.phase;
    if(!(((((data1 === "Pending") || (data1 === "Running")) || (data1 === "Succeeded")) || (data1 === "Failed")) || (data1 === "Unknown"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: ["Pending","Running","Succeeded","Failed","Unknown"]}});
    errors++;
    }
    }
    if(data.conditions !== undefined){
    let data2 = data.conditions;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/PodCondition");
    if(!check0(data2[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.hostIPs !== undefined){
    let data4 = data.hostIPs;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("core/v1/HostIP");
    if(!check1(data4[i1], {instancePath: instancePath+"/hostIPs/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.podIPs !== undefined){
    let data6 = data.podIPs;
    if(Array.isArray(data6)){
    const len2 = data6.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("core/v1/PodIP");
    if(!check2(data6[i2], {instancePath: instancePath+"/podIPs/" + i2})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.initContainerStatuses !== undefined){
    let data8 = data.initContainerStatuses;
    if(Array.isArray(data8)){
    const len3 = data8.length;
    for(let i3=0; i3<len3; i3++){
    const check3 = type("core/v1/ContainerStatus");
    if(!check3(data8[i3], {instancePath: instancePath+"/initContainerStatuses/" + i3})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.containerStatuses !== undefined){
    let data10 = data.containerStatuses;
    if(Array.isArray(data10)){
    const len4 = data10.length;
    for(let i4=0; i4<len4; i4++){
    const check4 = type("core/v1/ContainerStatus");
    if(!check4(data10[i4], {instancePath: instancePath+"/containerStatuses/" + i4})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.qosClass !== undefined){
    let data12 = data.qosClass;
    if(!(((data12 === "Guaranteed") || (data12 === "Burstable")) || (data12 === "BestEffort"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/qosClass",schemaPath:"#/properties/qosClass/enum",keyword:"enum",params:{allowedValues: ["Guaranteed","Burstable","BestEffort"]}});
    errors++;
    }
    }
    if(data.ephemeralContainerStatuses !== undefined){
    let data13 = data.ephemeralContainerStatuses;
    if(Array.isArray(data13)){
    const len5 = data13.length;
    for(let i5=0; i5<len5; i5++){
    const check5 = type("core/v1/ContainerStatus");
    if(!check5(data13[i5], {instancePath: instancePath+"/ephemeralContainerStatuses/" + i5})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.resourceClaimStatuses !== undefined){
    let data15 = data.resourceClaimStatuses;
    if(Array.isArray(data15)){
    const len6 = data15.length;
    for(let i6=0; i6<len6; i6++){
    const check6 = type("core/v1/PodResourceClaimStatus");
    if(!check6(data15[i6], {instancePath: instancePath+"/resourceClaimStatuses/" + i6})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.extendedResourceClaimStatus !== undefined){
    const check7 = type("core/v1/PodExtendedResourceClaimStatus");
    if(!check7(data.extendedResourceClaimStatus, {instancePath: instancePath+"/extendedResourceClaimStatus"})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    if(data.resources !== undefined){
    const check8 = type("core/v1/ResourceRequirements");
    if(!check8(data.resources, {instancePath: instancePath+"/resources"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeAllocatableResourceClaimStatuses !== undefined){
    let data19 = data.nodeAllocatableResourceClaimStatuses;
    if(Array.isArray(data19)){
    const len7 = data19.length;
    for(let i7=0; i7<len7; i7++){
    const check9 = type("core/v1/NodeAllocatableResourceClaimStatus");
    if(!check9(data19[i7], {instancePath: instancePath+"/nodeAllocatableResourceClaimStatuses/" + i7})){
    vErrors = join(vErrors, check9.errors);
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
  "core/v1/PodTemplate": () => {
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
    if(data.template !== undefined){
    const check1 = type("core/v1/PodTemplateSpec");
    if(!check1(data.template, {instancePath: instancePath+"/template"})){
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
  "core/v1/PodTemplateSpec": () => {
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
    const check1 = type("core/v1/PodSpec");
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
  "core/v1/PortStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
    errors++;
    }
    if(data.protocol === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}});
    errors++;
    }
    if(data.protocol !== undefined){
    let data0 = data.protocol;
    if(!(((data0 === "TCP") || (data0 === "UDP")) || (data0 === "SCTP"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: ["TCP","UDP","SCTP"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PortworxVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumeID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumeID"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/PreferredSchedulingTerm": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.weight === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"}});
    errors++;
    }
    if(data.preference === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "preference"}});
    errors++;
    }
    if(data.weight !== undefined){
    let data0 = data.weight;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 100){
    vErrors = add(vErrors, {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.preference !== undefined){
    const check0 = type("core/v1/NodeSelectorTerm");
    if(!check0(data.preference, {instancePath: instancePath+"/preference"})){
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
  "core/v1/Probe": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.initialDelaySeconds !== undefined){
    let data0 = data.initialDelaySeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/initialDelaySeconds",schemaPath:"#/properties/initialDelaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.timeoutSeconds !== undefined){
    let data1 = data.timeoutSeconds;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.periodSeconds !== undefined){
    let data2 = data.periodSeconds;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.successThreshold !== undefined){
    let data3 = data.successThreshold;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/successThreshold",schemaPath:"#/properties/successThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.failureThreshold !== undefined){
    let data4 = data.failureThreshold;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/failureThreshold",schemaPath:"#/properties/failureThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.terminationGracePeriodSeconds !== undefined){
    let data5 = data.terminationGracePeriodSeconds;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminationGracePeriodSeconds",schemaPath:"#/properties/terminationGracePeriodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.httpGet !== undefined){
    const check0 = type("core/v1/HTTPGetAction");
    if(!check0(data.httpGet, {instancePath: instancePath+"/httpGet"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.tcpSocket !== undefined){
    const check1 = type("core/v1/TCPSocketAction");
    if(!check1(data.tcpSocket, {instancePath: instancePath+"/tcpSocket"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.grpc !== undefined){
    const check2 = type("core/v1/GRPCAction");
    if(!check2(data.grpc, {instancePath: instancePath+"/grpc"})){
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
  "core/v1/ProbeHandler": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.httpGet !== undefined){
    const check0 = type("core/v1/HTTPGetAction");
    if(!check0(data.httpGet, {instancePath: instancePath+"/httpGet"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.tcpSocket !== undefined){
    const check1 = type("core/v1/TCPSocketAction");
    if(!check1(data.tcpSocket, {instancePath: instancePath+"/tcpSocket"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.grpc !== undefined){
    const check2 = type("core/v1/GRPCAction");
    if(!check2(data.grpc, {instancePath: instancePath+"/grpc"})){
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
  "core/v1/ProjectedVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.sources !== undefined){
    let data0 = data.sources;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/VolumeProjection");
    if(!check0(data0[i0], {instancePath: instancePath+"/sources/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.defaultMode !== undefined){
    let data2 = data.defaultMode;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/QuobyteVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.registry === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registry"}});
    errors++;
    }
    if(data.volume === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volume"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/RBDPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monitors"}});
    errors++;
    }
    if(data.image === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/RBDVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.monitors === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monitors"}});
    errors++;
    }
    if(data.image === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ReplicationController": () => {
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
    const check1 = type("core/v1/ReplicationControllerSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/ReplicationControllerStatus");
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
  "core/v1/ReplicationControllerCondition": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.status === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ReplicationControllerSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.minReadySeconds !== undefined){
    let data1 = data.minReadySeconds;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minReadySeconds",schemaPath:"#/properties/minReadySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.template !== undefined){
    const check0 = type("core/v1/PodTemplateSpec");
    if(!check0(data.template, {instancePath: instancePath+"/template"})){
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
  "core/v1/ReplicationControllerStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicas"}});
    errors++;
    }
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.fullyLabeledReplicas !== undefined){
    let data1 = data.fullyLabeledReplicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/fullyLabeledReplicas",schemaPath:"#/properties/fullyLabeledReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.readyReplicas !== undefined){
    let data2 = data.readyReplicas;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/readyReplicas",schemaPath:"#/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.availableReplicas !== undefined){
    let data3 = data.availableReplicas;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/availableReplicas",schemaPath:"#/properties/availableReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.observedGeneration !== undefined){
    let data4 = data.observedGeneration;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data5 = data.conditions;
    if(Array.isArray(data5)){
    const len0 = data5.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ReplicationControllerCondition");
    if(!check0(data5[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "core/v1/ResourceClaim": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ResourceFieldSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ResourceHealth": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resourceID === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceID"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ResourceQuota": () => {
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
    const check1 = type("core/v1/ResourceQuotaSpec");
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
  "core/v1/ResourceQuotaSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scopes !== undefined){
    let data0 = data.scopes;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!(((((((data1 === "BestEffort") || (data1 === "CrossNamespacePodAffinity")) || (data1 === "NotBestEffort")) || (data1 === "NotTerminating")) || (data1 === "PriorityClass")) || (data1 === "Terminating")) || (data1 === "VolumeAttributesClass"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: ["BestEffort","CrossNamespacePodAffinity","NotBestEffort","NotTerminating","PriorityClass","Terminating","VolumeAttributesClass"]}});
    errors++;
    }
    }
    }
    }
    if(data.scopeSelector !== undefined){
    const check0 = type("core/v1/ScopeSelector");
    if(!check0(data.scopeSelector, {instancePath: instancePath+"/scopeSelector"})){
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
  "core/v1/ResourceRequirements": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.claims !== undefined){
    let data0 = data.claims;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ResourceClaim");
    if(!check0(data0[i0], {instancePath: instancePath+"/claims/" + i0})){
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
  "core/v1/ResourceStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.resources !== undefined){
    let data0 = data.resources;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ResourceHealth");
    if(!check0(data0[i0], {instancePath: instancePath+"/resources/" + i0})){
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
  "core/v1/ScaleIOPersistentVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gateway === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway"}});
    errors++;
    }
    if(data.system === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"}});
    errors++;
    }
    if(data.secretRef === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretRef"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ScaleIOVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gateway === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway"}});
    errors++;
    }
    if(data.system === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system"}});
    errors++;
    }
    if(data.secretRef === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretRef"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ScopeSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchExpressions !== undefined){
    let data0 = data.matchExpressions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ScopedResourceSelectorRequirement");
    if(!check0(data0[i0], {instancePath: instancePath+"/matchExpressions/" + i0})){
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
  "core/v1/ScopedResourceSelectorRequirement": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scopeName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopeName"}});
    errors++;
    }
    if(data.operator === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}});
    errors++;
    }
    if(data.scopeName !== undefined){
    let data0 = data.scopeName;
    if(!(((((((data0 === "BestEffort") || (data0 === "CrossNamespacePodAffinity")) || (data0 === "NotBestEffort")) || (data0 === "NotTerminating")) || (data0 === "PriorityClass")) || (data0 === "Terminating")) || (data0 === "VolumeAttributesClass"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scopeName",schemaPath:"#/properties/scopeName/enum",keyword:"enum",params:{allowedValues: ["BestEffort","CrossNamespacePodAffinity","NotBestEffort","NotTerminating","PriorityClass","Terminating","VolumeAttributesClass"]}});
    errors++;
    }
    }
    if(data.operator !== undefined){
    let data1 = data.operator;
    if(!((((data1 === "DoesNotExist") || (data1 === "Exists")) || (data1 === "In")) || (data1 === "NotIn"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["DoesNotExist","Exists","In","NotIn"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/SeccompProfile": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!(((data0 === "Unconfined") || (data0 === "RuntimeDefault")) || (data0 === "Localhost"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Unconfined","RuntimeDefault","Localhost"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Secret": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$", "u");
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
    if(data.data !== undefined){
    let data1 = data.data;
    if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
    for(const key0 in data1){
    const _errs2 = errors;
    if(typeof key0 === "string"){
    if(func0(key0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key0});
    errors++;
    }
    if(!pattern0.test(key0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"},propertyName:key0});
    errors++;
    }
    }
    var valid1 = _errs2 === errors;
    if(!valid1){
    vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
    errors++;
    }
    }
    }
    }
    if(data.stringData !== undefined){
    let data2 = data.stringData;
    if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
    for(const key1 in data2){
    const _errs4 = errors;
    if(typeof key1 === "string"){
    if(func0(key1) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/stringData",schemaPath:"#/properties/stringData/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1});
    errors++;
    }
    if(!pattern0.test(key1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/stringData",schemaPath:"#/properties/stringData/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"},propertyName:key1});
    errors++;
    }
    }
    var valid2 = _errs4 === errors;
    if(!valid2){
    vErrors = add(vErrors, {instancePath:instancePath+"/stringData",schemaPath:"#/properties/stringData/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
    errors++;
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
  "core/v1/SecretKeySelector": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.key !== undefined){
    let data0 = data.key;
    if(typeof data0 === "string"){
    if(func0(data0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?!\\.\\.)(?!\\.$)[-._a-zA-Z0-9]+$"}});
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
  "core/v1/SecretProjection": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/KeyToPath");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
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
  "core/v1/SecretVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items !== undefined){
    let data0 = data.items;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/KeyToPath");
    if(!check0(data0[i0], {instancePath: instancePath+"/items/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.defaultMode !== undefined){
    let data2 = data.defaultMode;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 511){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511}});
    errors++;
    }
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/defaultMode",schemaPath:"#/properties/defaultMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "core/v1/SecurityContext": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.runAsUser !== undefined){
    let data0 = data.runAsUser;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsUser",schemaPath:"#/properties/runAsUser/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.runAsGroup !== undefined){
    let data1 = data.runAsGroup;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/runAsGroup",schemaPath:"#/properties/runAsGroup/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.procMount !== undefined){
    let data2 = data.procMount;
    if(!((data2 === "Default") || (data2 === "Unmasked"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/procMount",schemaPath:"#/properties/procMount/enum",keyword:"enum",params:{allowedValues: ["Default","Unmasked"]}});
    errors++;
    }
    }
    if(data.seccompProfile !== undefined){
    const check0 = type("core/v1/SeccompProfile");
    if(!check0(data.seccompProfile, {instancePath: instancePath+"/seccompProfile"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.appArmorProfile !== undefined){
    const check1 = type("core/v1/AppArmorProfile");
    if(!check1(data.appArmorProfile, {instancePath: instancePath+"/appArmorProfile"})){
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
  "core/v1/Service": () => {
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
    const check1 = type("core/v1/ServiceSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("core/v1/ServiceStatus");
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
  "core/v1/ServiceAccount": () => {
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
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ServiceAccountTokenProjection": () => {
    const pattern0 = new RegExp("^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.path === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}});
    errors++;
    }
    if(data.expirationSeconds !== undefined){
    let data0 = data.expirationSeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 4294967296){
    vErrors = add(vErrors, {instancePath:instancePath+"/expirationSeconds",schemaPath:"#/properties/expirationSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967296}});
    errors++;
    }
    if(data0 < 600){
    vErrors = add(vErrors, {instancePath:instancePath+"/expirationSeconds",schemaPath:"#/properties/expirationSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 600}});
    errors++;
    }
    }
    }
    if(data.path !== undefined){
    let data1 = data.path;
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!\\.\\.)(?!(.*/)?\\.\\.(/|$))"}});
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
  "core/v1/ServicePort": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    const pattern1 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    const pattern2 = new RegExp("^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.protocol !== undefined){
    let data1 = data.protocol;
    if(!(((data1 === "TCP") || (data1 === "UDP")) || (data1 === "SCTP"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: ["TCP","UDP","SCTP"]}});
    errors++;
    }
    }
    if(data.appProtocol !== undefined){
    let data2 = data.appProtocol;
    if(typeof data2 === "string"){
    if(func0(data2) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern1.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.port !== undefined){
    let data3 = data.port;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data3 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.targetPort !== undefined){
    let data4 = data.targetPort;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/targetPort",schemaPath:"#/properties/targetPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data4 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/targetPort",schemaPath:"#/properties/targetPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    if(typeof data4 === "string"){
    if(func0(data4) > 15){
    vErrors = add(vErrors, {instancePath:instancePath+"/targetPort",schemaPath:"#/properties/targetPort/maxLength",keyword:"maxLength",params:{limit: 15}});
    errors++;
    }
    if(!pattern2.test(data4)){
    vErrors = add(vErrors, {instancePath:instancePath+"/targetPort",schemaPath:"#/properties/targetPort/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.nodePort !== undefined){
    let data5 = data.nodePort;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodePort",schemaPath:"#/properties/nodePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data5 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodePort",schemaPath:"#/properties/nodePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "core/v1/ServiceSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
    let data0 = data.ports;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/ServicePort");
    if(!check0(data0[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.clusterIPs !== undefined){
    let data2 = data.clusterIPs;
    if(Array.isArray(data2)){
    if(data2.length > 2){
    vErrors = add(vErrors, {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/maxItems",keyword:"maxItems",params:{limit: 2}});
    errors++;
    }
    }
    }
    if(data.type !== undefined){
    let data3 = data.type;
    if(!((((data3 === "ClusterIP") || (data3 === "NodePort")) || (data3 === "LoadBalancer")) || (data3 === "ExternalName"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["ClusterIP","NodePort","LoadBalancer","ExternalName"]}});
    errors++;
    }
    }
    if(data.sessionAffinity !== undefined){
    let data4 = data.sessionAffinity;
    if(!((data4 === "ClientIP") || (data4 === "None"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: ["ClientIP","None"]}});
    errors++;
    }
    }
    if(data.externalTrafficPolicy !== undefined){
    let data5 = data.externalTrafficPolicy;
    if(!((data5 === "Cluster") || (data5 === "Local"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: ["Cluster","Local"]}});
    errors++;
    }
    }
    if(data.healthCheckNodePort !== undefined){
    let data6 = data.healthCheckNodePort;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data6 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.sessionAffinityConfig !== undefined){
    const check1 = type("core/v1/SessionAffinityConfig");
    if(!check1(data.sessionAffinityConfig, {instancePath: instancePath+"/sessionAffinityConfig"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.ipFamilies !== undefined){
    let data8 = data.ipFamilies;
    if(Array.isArray(data8)){
    if(data8.length > 2){
    vErrors = add(vErrors, {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/maxItems",keyword:"maxItems",params:{limit: 2}});
    errors++;
    }
    const len1 = data8.length;
    for(let i1=0; i1<len1; i1++){
    let data9 = data8[i1];
    if(!((data9 === "IPv4") || (data9 === "IPv6"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/ipFamilies/" + i1,schemaPath:"#/properties/ipFamilies/items/enum",keyword:"enum",params:{allowedValues: ["IPv4","IPv6"]}});
    errors++;
    }
    }
    }
    }
    if(data.ipFamilyPolicy !== undefined){
    let data10 = data.ipFamilyPolicy;
    if(!(((data10 === "SingleStack") || (data10 === "PreferDualStack")) || (data10 === "RequireDualStack"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/enum",keyword:"enum",params:{allowedValues: ["SingleStack","PreferDualStack","RequireDualStack"]}});
    errors++;
    }
    }
    if(data.internalTrafficPolicy !== undefined){
    let data11 = data.internalTrafficPolicy;
    if(!((data11 === "Cluster") || (data11 === "Local"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: ["Cluster","Local"]}});
    errors++;
    }
    }
    if(data.trafficDistribution !== undefined){
    let data12 = data.trafficDistribution;
    if(!(((data12 === "PreferClose") || (data12 === "PreferSameZone")) || (data12 === "PreferSameNode"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/enum",keyword:"enum",params:{allowedValues: ["PreferClose","PreferSameZone","PreferSameNode"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/ServiceStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.loadBalancer !== undefined){
    const check0 = type("core/v1/LoadBalancerStatus");
    if(!check0(data.loadBalancer, {instancePath: instancePath+"/loadBalancer"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.conditions !== undefined){
    let data1 = data.conditions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("meta/v1/Condition");
    if(!check1(data1[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "core/v1/SessionAffinityConfig": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.clientIP !== undefined){
    const check0 = type("core/v1/ClientIPConfig");
    if(!check0(data.clientIP, {instancePath: instancePath+"/clientIP"})){
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
  "core/v1/SleepAction": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.seconds === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Sysctl": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.value === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}});
    errors++;
    }
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$"}});
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
  "core/v1/TCPSocketAction": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
    errors++;
    }
    if(data.port !== undefined){
    let data0 = data.port;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    if(typeof data0 === "string"){
    if(func0(data0) > 15){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maxLength",keyword:"maxLength",params:{limit: 15}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
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
  "core/v1/Taint": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    const pattern1 = new RegExp("^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.effect === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effect"}});
    errors++;
    }
    if(data.key !== undefined){
    let data0 = data.key;
    if(typeof data0 === "string"){
    if(func0(data0) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.value !== undefined){
    let data1 = data.value;
    if(typeof data1 === "string"){
    if(func0(data1) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern1.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/pattern",keyword:"pattern",params:{pattern: "^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.effect !== undefined){
    let data2 = data.effect;
    if(!(((data2 === "NoSchedule") || (data2 === "PreferNoSchedule")) || (data2 === "NoExecute"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: ["NoSchedule","PreferNoSchedule","NoExecute"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Toleration": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key !== undefined){
    let data0 = data.key;
    if(typeof data0 === "string"){
    if(func0(data0) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.operator !== undefined){
    let data1 = data.operator;
    if(!((((data1 === "Exists") || (data1 === "Equal")) || (data1 === "Lt")) || (data1 === "Gt"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["Exists","Equal","Lt","Gt"]}});
    errors++;
    }
    }
    if(data.effect !== undefined){
    let data2 = data.effect;
    if(!(((data2 === "NoSchedule") || (data2 === "PreferNoSchedule")) || (data2 === "NoExecute"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: ["NoSchedule","PreferNoSchedule","NoExecute"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/TopologySelectorLabelRequirement": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    if(data.values === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/TopologySelectorTerm": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.matchLabelExpressions !== undefined){
    let data0 = data.matchLabelExpressions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("core/v1/TopologySelectorLabelRequirement");
    if(!check0(data0[i0], {instancePath: instancePath+"/matchLabelExpressions/" + i0})){
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
  "core/v1/TopologySpreadConstraint": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.maxSkew === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxSkew"}});
    errors++;
    }
    if(data.topologyKey === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topologyKey"}});
    errors++;
    }
    if(data.whenUnsatisfiable === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whenUnsatisfiable"}});
    errors++;
    }
    if(data.maxSkew !== undefined){
    let data0 = data.maxSkew;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxSkew",schemaPath:"#/properties/maxSkew/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.whenUnsatisfiable !== undefined){
    let data1 = data.whenUnsatisfiable;
    if(!((data1 === "DoNotSchedule") || (data1 === "ScheduleAnyway"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/whenUnsatisfiable",schemaPath:"#/properties/whenUnsatisfiable/enum",keyword:"enum",params:{allowedValues: ["DoNotSchedule","ScheduleAnyway"]}});
    errors++;
    }
    }
    if(data.labelSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.labelSelector, {instancePath: instancePath+"/labelSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.minDomains !== undefined){
    let data3 = data.minDomains;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/minDomains",schemaPath:"#/properties/minDomains/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.nodeAffinityPolicy !== undefined){
    let data4 = data.nodeAffinityPolicy;
    if(!((data4 === "Ignore") || (data4 === "Honor"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeAffinityPolicy",schemaPath:"#/properties/nodeAffinityPolicy/enum",keyword:"enum",params:{allowedValues: ["Ignore","Honor"]}});
    errors++;
    }
    }
    if(data.nodeTaintsPolicy !== undefined){
    let data5 = data.nodeTaintsPolicy;
    if(!((data5 === "Ignore") || (data5 === "Honor"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/nodeTaintsPolicy",schemaPath:"#/properties/nodeTaintsPolicy/enum",keyword:"enum",params:{allowedValues: ["Ignore","Honor"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/TypedLocalObjectReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
    errors++;
    }
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/TypedObjectReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.kind === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}});
    errors++;
    }
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/Volume": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
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
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.hostPath !== undefined){
    const check0 = type("core/v1/HostPathVolumeSource");
    if(!check0(data.hostPath, {instancePath: instancePath+"/hostPath"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.gcePersistentDisk !== undefined){
    const check1 = type("core/v1/GCEPersistentDiskVolumeSource");
    if(!check1(data.gcePersistentDisk, {instancePath: instancePath+"/gcePersistentDisk"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.awsElasticBlockStore !== undefined){
    const check2 = type("core/v1/AWSElasticBlockStoreVolumeSource");
    if(!check2(data.awsElasticBlockStore, {instancePath: instancePath+"/awsElasticBlockStore"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.gitRepo !== undefined){
    const check3 = type("core/v1/GitRepoVolumeSource");
    if(!check3(data.gitRepo, {instancePath: instancePath+"/gitRepo"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.secret !== undefined){
    const check4 = type("core/v1/SecretVolumeSource");
    if(!check4(data.secret, {instancePath: instancePath+"/secret"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.nfs !== undefined){
    const check5 = type("core/v1/NFSVolumeSource");
    if(!check5(data.nfs, {instancePath: instancePath+"/nfs"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    if(data.iscsi !== undefined){
    const check6 = type("core/v1/ISCSIVolumeSource");
    if(!check6(data.iscsi, {instancePath: instancePath+"/iscsi"})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    if(data.glusterfs !== undefined){
    const check7 = type("core/v1/GlusterfsVolumeSource");
    if(!check7(data.glusterfs, {instancePath: instancePath+"/glusterfs"})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    if(data.persistentVolumeClaim !== undefined){
    const check8 = type("core/v1/PersistentVolumeClaimVolumeSource");
    if(!check8(data.persistentVolumeClaim, {instancePath: instancePath+"/persistentVolumeClaim"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.rbd !== undefined){
    const check9 = type("core/v1/RBDVolumeSource");
    if(!check9(data.rbd, {instancePath: instancePath+"/rbd"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.flexVolume !== undefined){
    const check10 = type("core/v1/FlexVolumeSource");
    if(!check10(data.flexVolume, {instancePath: instancePath+"/flexVolume"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.cinder !== undefined){
    const check11 = type("core/v1/CinderVolumeSource");
    if(!check11(data.cinder, {instancePath: instancePath+"/cinder"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.cephfs !== undefined){
    const check12 = type("core/v1/CephFSVolumeSource");
    if(!check12(data.cephfs, {instancePath: instancePath+"/cephfs"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    if(data.downwardAPI !== undefined){
    const check13 = type("core/v1/DownwardAPIVolumeSource");
    if(!check13(data.downwardAPI, {instancePath: instancePath+"/downwardAPI"})){
    vErrors = join(vErrors, check13.errors);
    errors = vErrors.length;
    }
    }
    if(data.fc !== undefined){
    const check14 = type("core/v1/FCVolumeSource");
    if(!check14(data.fc, {instancePath: instancePath+"/fc"})){
    vErrors = join(vErrors, check14.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureFile !== undefined){
    const check15 = type("core/v1/AzureFileVolumeSource");
    if(!check15(data.azureFile, {instancePath: instancePath+"/azureFile"})){
    vErrors = join(vErrors, check15.errors);
    errors = vErrors.length;
    }
    }
    if(data.configMap !== undefined){
    const check16 = type("core/v1/ConfigMapVolumeSource");
    if(!check16(data.configMap, {instancePath: instancePath+"/configMap"})){
    vErrors = join(vErrors, check16.errors);
    errors = vErrors.length;
    }
    }
    if(data.vsphereVolume !== undefined){
    const check17 = type("core/v1/VsphereVirtualDiskVolumeSource");
    if(!check17(data.vsphereVolume, {instancePath: instancePath+"/vsphereVolume"})){
    vErrors = join(vErrors, check17.errors);
    errors = vErrors.length;
    }
    }
    if(data.quobyte !== undefined){
    const check18 = type("core/v1/QuobyteVolumeSource");
    if(!check18(data.quobyte, {instancePath: instancePath+"/quobyte"})){
    vErrors = join(vErrors, check18.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureDisk !== undefined){
    const check19 = type("core/v1/AzureDiskVolumeSource");
    if(!check19(data.azureDisk, {instancePath: instancePath+"/azureDisk"})){
    vErrors = join(vErrors, check19.errors);
    errors = vErrors.length;
    }
    }
    if(data.photonPersistentDisk !== undefined){
    const check20 = type("core/v1/PhotonPersistentDiskVolumeSource");
    if(!check20(data.photonPersistentDisk, {instancePath: instancePath+"/photonPersistentDisk"})){
    vErrors = join(vErrors, check20.errors);
    errors = vErrors.length;
    }
    }
    if(data.projected !== undefined){
    const check21 = type("core/v1/ProjectedVolumeSource");
    if(!check21(data.projected, {instancePath: instancePath+"/projected"})){
    vErrors = join(vErrors, check21.errors);
    errors = vErrors.length;
    }
    }
    if(data.portworxVolume !== undefined){
    const check22 = type("core/v1/PortworxVolumeSource");
    if(!check22(data.portworxVolume, {instancePath: instancePath+"/portworxVolume"})){
    vErrors = join(vErrors, check22.errors);
    errors = vErrors.length;
    }
    }
    if(data.scaleIO !== undefined){
    const check23 = type("core/v1/ScaleIOVolumeSource");
    if(!check23(data.scaleIO, {instancePath: instancePath+"/scaleIO"})){
    vErrors = join(vErrors, check23.errors);
    errors = vErrors.length;
    }
    }
    if(data.csi !== undefined){
    const check24 = type("core/v1/CSIVolumeSource");
    if(!check24(data.csi, {instancePath: instancePath+"/csi"})){
    vErrors = join(vErrors, check24.errors);
    errors = vErrors.length;
    }
    }
    if(data.ephemeral !== undefined){
    const check25 = type("core/v1/EphemeralVolumeSource");
    if(!check25(data.ephemeral, {instancePath: instancePath+"/ephemeral"})){
    vErrors = join(vErrors, check25.errors);
    errors = vErrors.length;
    }
    }
    if(data.image !== undefined){
    const check26 = type("core/v1/ImageVolumeSource");
    if(!check26(data.image, {instancePath: instancePath+"/image"})){
    vErrors = join(vErrors, check26.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/VolumeDevice": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.devicePath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "devicePath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/VolumeMount": () => {
    const pattern0 = new RegExp("^(?!/)(?!(.*/)?\\.\\.(/|$))", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.mountPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mountPath"}});
    errors++;
    }
    if(data.recursiveReadOnly !== undefined){
    let data0 = data.recursiveReadOnly;
    if(!(((data0 === "Disabled") || (data0 === "IfPossible")) || (data0 === "Enabled"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/recursiveReadOnly",schemaPath:"#/properties/recursiveReadOnly/enum",keyword:"enum",params:{allowedValues: ["Disabled","IfPossible","Enabled"]}});
    errors++;
    }
    }
    if(data.subPath !== undefined){
    let data1 = data.subPath;
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/subPath",schemaPath:"#/properties/subPath/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))"}});
    errors++;
    }
    }
    }
    if(data.mountPropagation !== undefined){
    let data2 = data.mountPropagation;
    if(!(((data2 === "None") || (data2 === "HostToContainer")) || (data2 === "Bidirectional"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/mountPropagation",schemaPath:"#/properties/mountPropagation/enum",keyword:"enum",params:{allowedValues: ["None","HostToContainer","Bidirectional"]}});
    errors++;
    }
    }
    if(data.subPathExpr !== undefined){
    let data3 = data.subPathExpr;
    if(typeof data3 === "string"){
    if(!pattern0.test(data3)){
    vErrors = add(vErrors, {instancePath:instancePath+"/subPathExpr",schemaPath:"#/properties/subPathExpr/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))"}});
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
  "core/v1/VolumeMountStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.mountPath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mountPath"}});
    errors++;
    }
    if(data.volumeStatus !== undefined){
    const check0 = type("core/v1/VolumeStatus");
    if(!check0(data.volumeStatus, {instancePath: instancePath+"/volumeStatus"})){
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
  "core/v1/VolumeNodeAffinity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.required !== undefined){
    const check0 = type("core/v1/NodeSelector");
    if(!check0(data.required, {instancePath: instancePath+"/required"})){
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
  "core/v1/VolumeProjection": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secret !== undefined){
    const check0 = type("core/v1/SecretProjection");
    if(!check0(data.secret, {instancePath: instancePath+"/secret"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.downwardAPI !== undefined){
    const check1 = type("core/v1/DownwardAPIProjection");
    if(!check1(data.downwardAPI, {instancePath: instancePath+"/downwardAPI"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.configMap !== undefined){
    const check2 = type("core/v1/ConfigMapProjection");
    if(!check2(data.configMap, {instancePath: instancePath+"/configMap"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.serviceAccountToken !== undefined){
    const check3 = type("core/v1/ServiceAccountTokenProjection");
    if(!check3(data.serviceAccountToken, {instancePath: instancePath+"/serviceAccountToken"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.clusterTrustBundle !== undefined){
    const check4 = type("core/v1/ClusterTrustBundleProjection");
    if(!check4(data.clusterTrustBundle, {instancePath: instancePath+"/clusterTrustBundle"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.podCertificate !== undefined){
    const check5 = type("core/v1/PodCertificateProjection");
    if(!check5(data.podCertificate, {instancePath: instancePath+"/podCertificate"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/VolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.hostPath !== undefined){
    const check0 = type("core/v1/HostPathVolumeSource");
    if(!check0(data.hostPath, {instancePath: instancePath+"/hostPath"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.gcePersistentDisk !== undefined){
    const check1 = type("core/v1/GCEPersistentDiskVolumeSource");
    if(!check1(data.gcePersistentDisk, {instancePath: instancePath+"/gcePersistentDisk"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.awsElasticBlockStore !== undefined){
    const check2 = type("core/v1/AWSElasticBlockStoreVolumeSource");
    if(!check2(data.awsElasticBlockStore, {instancePath: instancePath+"/awsElasticBlockStore"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.gitRepo !== undefined){
    const check3 = type("core/v1/GitRepoVolumeSource");
    if(!check3(data.gitRepo, {instancePath: instancePath+"/gitRepo"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.secret !== undefined){
    const check4 = type("core/v1/SecretVolumeSource");
    if(!check4(data.secret, {instancePath: instancePath+"/secret"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.nfs !== undefined){
    const check5 = type("core/v1/NFSVolumeSource");
    if(!check5(data.nfs, {instancePath: instancePath+"/nfs"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    if(data.iscsi !== undefined){
    const check6 = type("core/v1/ISCSIVolumeSource");
    if(!check6(data.iscsi, {instancePath: instancePath+"/iscsi"})){
    vErrors = join(vErrors, check6.errors);
    errors = vErrors.length;
    }
    }
    if(data.glusterfs !== undefined){
    const check7 = type("core/v1/GlusterfsVolumeSource");
    if(!check7(data.glusterfs, {instancePath: instancePath+"/glusterfs"})){
    vErrors = join(vErrors, check7.errors);
    errors = vErrors.length;
    }
    }
    if(data.persistentVolumeClaim !== undefined){
    const check8 = type("core/v1/PersistentVolumeClaimVolumeSource");
    if(!check8(data.persistentVolumeClaim, {instancePath: instancePath+"/persistentVolumeClaim"})){
    vErrors = join(vErrors, check8.errors);
    errors = vErrors.length;
    }
    }
    if(data.rbd !== undefined){
    const check9 = type("core/v1/RBDVolumeSource");
    if(!check9(data.rbd, {instancePath: instancePath+"/rbd"})){
    vErrors = join(vErrors, check9.errors);
    errors = vErrors.length;
    }
    }
    if(data.flexVolume !== undefined){
    const check10 = type("core/v1/FlexVolumeSource");
    if(!check10(data.flexVolume, {instancePath: instancePath+"/flexVolume"})){
    vErrors = join(vErrors, check10.errors);
    errors = vErrors.length;
    }
    }
    if(data.cinder !== undefined){
    const check11 = type("core/v1/CinderVolumeSource");
    if(!check11(data.cinder, {instancePath: instancePath+"/cinder"})){
    vErrors = join(vErrors, check11.errors);
    errors = vErrors.length;
    }
    }
    if(data.cephfs !== undefined){
    const check12 = type("core/v1/CephFSVolumeSource");
    if(!check12(data.cephfs, {instancePath: instancePath+"/cephfs"})){
    vErrors = join(vErrors, check12.errors);
    errors = vErrors.length;
    }
    }
    if(data.downwardAPI !== undefined){
    const check13 = type("core/v1/DownwardAPIVolumeSource");
    if(!check13(data.downwardAPI, {instancePath: instancePath+"/downwardAPI"})){
    vErrors = join(vErrors, check13.errors);
    errors = vErrors.length;
    }
    }
    if(data.fc !== undefined){
    const check14 = type("core/v1/FCVolumeSource");
    if(!check14(data.fc, {instancePath: instancePath+"/fc"})){
    vErrors = join(vErrors, check14.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureFile !== undefined){
    const check15 = type("core/v1/AzureFileVolumeSource");
    if(!check15(data.azureFile, {instancePath: instancePath+"/azureFile"})){
    vErrors = join(vErrors, check15.errors);
    errors = vErrors.length;
    }
    }
    if(data.configMap !== undefined){
    const check16 = type("core/v1/ConfigMapVolumeSource");
    if(!check16(data.configMap, {instancePath: instancePath+"/configMap"})){
    vErrors = join(vErrors, check16.errors);
    errors = vErrors.length;
    }
    }
    if(data.vsphereVolume !== undefined){
    const check17 = type("core/v1/VsphereVirtualDiskVolumeSource");
    if(!check17(data.vsphereVolume, {instancePath: instancePath+"/vsphereVolume"})){
    vErrors = join(vErrors, check17.errors);
    errors = vErrors.length;
    }
    }
    if(data.quobyte !== undefined){
    const check18 = type("core/v1/QuobyteVolumeSource");
    if(!check18(data.quobyte, {instancePath: instancePath+"/quobyte"})){
    vErrors = join(vErrors, check18.errors);
    errors = vErrors.length;
    }
    }
    if(data.azureDisk !== undefined){
    const check19 = type("core/v1/AzureDiskVolumeSource");
    if(!check19(data.azureDisk, {instancePath: instancePath+"/azureDisk"})){
    vErrors = join(vErrors, check19.errors);
    errors = vErrors.length;
    }
    }
    if(data.photonPersistentDisk !== undefined){
    const check20 = type("core/v1/PhotonPersistentDiskVolumeSource");
    if(!check20(data.photonPersistentDisk, {instancePath: instancePath+"/photonPersistentDisk"})){
    vErrors = join(vErrors, check20.errors);
    errors = vErrors.length;
    }
    }
    if(data.projected !== undefined){
    const check21 = type("core/v1/ProjectedVolumeSource");
    if(!check21(data.projected, {instancePath: instancePath+"/projected"})){
    vErrors = join(vErrors, check21.errors);
    errors = vErrors.length;
    }
    }
    if(data.portworxVolume !== undefined){
    const check22 = type("core/v1/PortworxVolumeSource");
    if(!check22(data.portworxVolume, {instancePath: instancePath+"/portworxVolume"})){
    vErrors = join(vErrors, check22.errors);
    errors = vErrors.length;
    }
    }
    if(data.scaleIO !== undefined){
    const check23 = type("core/v1/ScaleIOVolumeSource");
    if(!check23(data.scaleIO, {instancePath: instancePath+"/scaleIO"})){
    vErrors = join(vErrors, check23.errors);
    errors = vErrors.length;
    }
    }
    if(data.csi !== undefined){
    const check24 = type("core/v1/CSIVolumeSource");
    if(!check24(data.csi, {instancePath: instancePath+"/csi"})){
    vErrors = join(vErrors, check24.errors);
    errors = vErrors.length;
    }
    }
    if(data.ephemeral !== undefined){
    const check25 = type("core/v1/EphemeralVolumeSource");
    if(!check25(data.ephemeral, {instancePath: instancePath+"/ephemeral"})){
    vErrors = join(vErrors, check25.errors);
    errors = vErrors.length;
    }
    }
    if(data.image !== undefined){
    const check26 = type("core/v1/ImageVolumeSource");
    if(!check26(data.image, {instancePath: instancePath+"/image"})){
    vErrors = join(vErrors, check26.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/VolumeStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.image !== undefined){
    const check0 = type("core/v1/ImageVolumeStatus");
    if(!check0(data.image, {instancePath: instancePath+"/image"})){
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
  "core/v1/VsphereVirtualDiskVolumeSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.volumePath === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "volumePath"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "core/v1/WeightedPodAffinityTerm": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.weight === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"}});
    errors++;
    }
    if(data.podAffinityTerm === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podAffinityTerm"}});
    errors++;
    }
    if(data.weight !== undefined){
    let data0 = data.weight;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 100){
    vErrors = add(vErrors, {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
    errors++;
    }
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.podAffinityTerm !== undefined){
    const check0 = type("core/v1/PodAffinityTerm");
    if(!check0(data.podAffinityTerm, {instancePath: instancePath+"/podAffinityTerm"})){
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
});
