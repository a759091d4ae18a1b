// Generated from schemas/openapi/resource/v1beta1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "resource/v1beta1/AllocatedDeviceStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.pool === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool"}});
    errors++;
    }
    if(data.device === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device"}});
    errors++;
    }
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("meta/v1/Condition");
    if(!check0(data0[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.networkData !== undefined){
    const check1 = type("resource/v1beta1/NetworkDeviceData");
    if(!check1(data.networkData, {instancePath: instancePath+"/networkData"})){
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
  "resource/v1beta1/AllocationResult": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
    const check0 = type("resource/v1beta1/DeviceAllocationResult");
    if(!check0(data.devices, {instancePath: instancePath+"/devices"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeSelector !== undefined){
    const check1 = type("core/v1/NodeSelector");
    if(!check1(data.nodeSelector, {instancePath: instancePath+"/nodeSelector"})){
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
  "resource/v1beta1/BasicDevice": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.capacity !== undefined){
    let data0 = data.capacity;
    if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
    for(const key0 in data0){
    const check0 = type("resource/v1beta1/DeviceCapacity");
    if(!check0(data0[key0], {instancePath: instancePath+"/capacity/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.consumesCounters !== undefined){
    let data2 = data.consumesCounters;
    if(Array.isArray(data2)){
    if(data2.length > 2){
    vErrors = add(vErrors, {instancePath:instancePath+"/consumesCounters",schemaPath:"#/properties/consumesCounters/maxItems",keyword:"maxItems",params:{limit: 2}});
    errors++;
    }
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("resource/v1beta1/DeviceCounterConsumption");
    if(!check1(data2[i0], {instancePath: instancePath+"/consumesCounters/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.nodeSelector !== undefined){
    const check2 = type("core/v1/NodeSelector");
    if(!check2(data.nodeSelector, {instancePath: instancePath+"/nodeSelector"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.taints !== undefined){
    let data5 = data.taints;
    if(Array.isArray(data5)){
    const len1 = data5.length;
    for(let i1=0; i1<len1; i1++){
    const check3 = type("resource/v1beta1/DeviceTaint");
    if(!check3(data5[i1], {instancePath: instancePath+"/taints/" + i1})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.bindingConditions !== undefined){
    let data7 = data.bindingConditions;
    if(Array.isArray(data7)){
    if(data7.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/bindingConditions",schemaPath:"#/properties/bindingConditions/maxItems",keyword:"maxItems",params:{limit: 4}});
    errors++;
    }
    }
    }
    if(data.bindingFailureConditions !== undefined){
    let data8 = data.bindingFailureConditions;
    if(Array.isArray(data8)){
    if(data8.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/bindingFailureConditions",schemaPath:"#/properties/bindingFailureConditions/maxItems",keyword:"maxItems",params:{limit: 4}});
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
  "resource/v1beta1/CELDeviceSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.expression === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/CapacityRequestPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.validRange !== undefined){
    const check0 = type("resource/v1beta1/CapacityRequestPolicyRange");
    if(!check0(data.validRange, {instancePath: instancePath+"/validRange"})){
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
  "resource/v1beta1/CapacityRequestPolicyRange": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.min === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/Counter": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/CounterSet": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.counters === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counters"}});
    errors++;
    }
    if(data.counters !== undefined){
    let data0 = data.counters;
    if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
    for(const key0 in data0){
    const check0 = type("resource/v1beta1/Counter");
    if(!check0(data0[key0], {instancePath: instancePath+"/counters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
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
  "resource/v1beta1/Device": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.basic !== undefined){
    const check0 = type("resource/v1beta1/BasicDevice");
    if(!check0(data.basic, {instancePath: instancePath+"/basic"})){
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
  "resource/v1beta1/DeviceAllocationConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.source === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}});
    errors++;
    }
    if(data.source !== undefined){
    let data0 = data.source;
    if(!((data0 === "FromClaim") || (data0 === "FromClass"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: ["FromClaim","FromClass"]}});
    errors++;
    }
    }
    if(data.requests !== undefined){
    let data1 = data.requests;
    if(Array.isArray(data1)){
    if(data1.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    }
    }
    if(data.opaque !== undefined){
    const check0 = type("resource/v1beta1/OpaqueDeviceConfiguration");
    if(!check0(data.opaque, {instancePath: instancePath+"/opaque"})){
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
  "resource/v1beta1/DeviceAllocationResult": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.results !== undefined){
    let data0 = data.results;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/results",schemaPath:"#/properties/results/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceRequestAllocationResult");
    if(!check0(data0[i0], {instancePath: instancePath+"/results/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.config !== undefined){
    let data2 = data.config;
    if(Array.isArray(data2)){
    if(data2.length > 64){
    vErrors = add(vErrors, {instancePath:instancePath+"/config",schemaPath:"#/properties/config/maxItems",keyword:"maxItems",params:{limit: 64}});
    errors++;
    }
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("resource/v1beta1/DeviceAllocationConfiguration");
    if(!check1(data2[i1], {instancePath: instancePath+"/config/" + i1})){
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
  "resource/v1beta1/DeviceCapacity": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.value === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}});
    errors++;
    }
    if(data.requestPolicy !== undefined){
    const check0 = type("resource/v1beta1/CapacityRequestPolicy");
    if(!check0(data.requestPolicy, {instancePath: instancePath+"/requestPolicy"})){
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
  "resource/v1beta1/DeviceClaim": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
    let data0 = data.requests;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceRequest");
    if(!check0(data0[i0], {instancePath: instancePath+"/requests/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.constraints !== undefined){
    let data2 = data.constraints;
    if(Array.isArray(data2)){
    if(data2.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("resource/v1beta1/DeviceConstraint");
    if(!check1(data2[i1], {instancePath: instancePath+"/constraints/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.config !== undefined){
    let data4 = data.config;
    if(Array.isArray(data4)){
    if(data4.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/config",schemaPath:"#/properties/config/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len2 = data4.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("resource/v1beta1/DeviceClaimConfiguration");
    if(!check2(data4[i2], {instancePath: instancePath+"/config/" + i2})){
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
  "resource/v1beta1/DeviceClaimConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
    let data0 = data.requests;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    }
    }
    if(data.opaque !== undefined){
    const check0 = type("resource/v1beta1/OpaqueDeviceConfiguration");
    if(!check0(data.opaque, {instancePath: instancePath+"/opaque"})){
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
  "resource/v1beta1/DeviceClass": () => {
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
    const check1 = type("resource/v1beta1/DeviceClassSpec");
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
  "resource/v1beta1/DeviceClassConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.opaque !== undefined){
    const check0 = type("resource/v1beta1/OpaqueDeviceConfiguration");
    if(!check0(data.opaque, {instancePath: instancePath+"/opaque"})){
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
  "resource/v1beta1/DeviceClassSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selectors !== undefined){
    let data0 = data.selectors;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceSelector");
    if(!check0(data0[i0], {instancePath: instancePath+"/selectors/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.config !== undefined){
    let data2 = data.config;
    if(Array.isArray(data2)){
    if(data2.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/config",schemaPath:"#/properties/config/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("resource/v1beta1/DeviceClassConfiguration");
    if(!check1(data2[i1], {instancePath: instancePath+"/config/" + i1})){
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
  "resource/v1beta1/DeviceConfiguration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.opaque !== undefined){
    const check0 = type("resource/v1beta1/OpaqueDeviceConfiguration");
    if(!check0(data.opaque, {instancePath: instancePath+"/opaque"})){
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
  "resource/v1beta1/DeviceConstraint": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.requests !== undefined){
    let data0 = data.requests;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 32}});
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
  "resource/v1beta1/DeviceCounterConsumption": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.counterSet === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counterSet"}});
    errors++;
    }
    if(data.counters === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counters"}});
    errors++;
    }
    if(data.counters !== undefined){
    let data0 = data.counters;
    if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
    for(const key0 in data0){
    const check0 = type("resource/v1beta1/Counter");
    if(!check0(data0[key0], {instancePath: instancePath+"/counters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")})){
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
  "resource/v1beta1/DeviceRequest": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.selectors !== undefined){
    let data0 = data.selectors;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceSelector");
    if(!check0(data0[i0], {instancePath: instancePath+"/selectors/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.allocationMode !== undefined){
    let data2 = data.allocationMode;
    if(!((data2 === "All") || (data2 === "ExactCount"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/allocationMode",schemaPath:"#/properties/allocationMode/enum",keyword:"enum",params:{allowedValues: ["All","ExactCount"]}});
    errors++;
    }
    }
    if(data.firstAvailable !== undefined){
    let data3 = data.firstAvailable;
    if(Array.isArray(data3)){
    if(data3.length > 8){
    vErrors = add(vErrors, {instancePath:instancePath+"/firstAvailable",schemaPath:"#/properties/firstAvailable/maxItems",keyword:"maxItems",params:{limit: 8}});
    errors++;
    }
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("resource/v1beta1/DeviceSubRequest");
    if(!check1(data3[i1], {instancePath: instancePath+"/firstAvailable/" + i1})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.tolerations !== undefined){
    let data5 = data.tolerations;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    const check2 = type("resource/v1beta1/DeviceToleration");
    if(!check2(data5[i2], {instancePath: instancePath+"/tolerations/" + i2})){
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
  "resource/v1beta1/DeviceRequestAllocationResult": () => {
    const func0 = length;
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.request === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"}});
    errors++;
    }
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.pool === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pool"}});
    errors++;
    }
    if(data.device === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device"}});
    errors++;
    }
    if(data.driver !== undefined){
    let data0 = data.driver;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    }
    }
    if(data.tolerations !== undefined){
    let data1 = data.tolerations;
    if(Array.isArray(data1)){
    if(data1.length > 16){
    vErrors = add(vErrors, {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/maxItems",keyword:"maxItems",params:{limit: 16}});
    errors++;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceToleration");
    if(!check0(data1[i0], {instancePath: instancePath+"/tolerations/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.bindingConditions !== undefined){
    let data3 = data.bindingConditions;
    if(Array.isArray(data3)){
    if(data3.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/bindingConditions",schemaPath:"#/properties/bindingConditions/maxItems",keyword:"maxItems",params:{limit: 4}});
    errors++;
    }
    }
    }
    if(data.bindingFailureConditions !== undefined){
    let data4 = data.bindingFailureConditions;
    if(Array.isArray(data4)){
    if(data4.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/bindingFailureConditions",schemaPath:"#/properties/bindingFailureConditions/maxItems",keyword:"maxItems",params:{limit: 4}});
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
  "resource/v1beta1/DeviceSelector": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cel !== undefined){
    const check0 = type("resource/v1beta1/CELDeviceSelector");
    if(!check0(data.cel, {instancePath: instancePath+"/cel"})){
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
  "resource/v1beta1/DeviceSubRequest": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.deviceClassName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceClassName"}});
    errors++;
    }
    if(data.selectors !== undefined){
    let data0 = data.selectors;
    if(Array.isArray(data0)){
    if(data0.length > 32){
    vErrors = add(vErrors, {instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/maxItems",keyword:"maxItems",params:{limit: 32}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("resource/v1beta1/DeviceSelector");
    if(!check0(data0[i0], {instancePath: instancePath+"/selectors/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.allocationMode !== undefined){
    let data2 = data.allocationMode;
    if(!((data2 === "All") || (data2 === "ExactCount"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/allocationMode",schemaPath:"#/properties/allocationMode/enum",keyword:"enum",params:{allowedValues: ["All","ExactCount"]}});
    errors++;
    }
    }
    if(data.tolerations !== undefined){
    let data3 = data.tolerations;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("resource/v1beta1/DeviceToleration");
    if(!check1(data3[i1], {instancePath: instancePath+"/tolerations/" + i1})){
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
  "resource/v1beta1/DeviceTaint": () => {
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
    if(data.effect !== undefined){
    let data0 = data.effect;
    if(!(((data0 === "NoExecute") || (data0 === "NoSchedule")) || (data0 === "None"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: ["NoExecute","NoSchedule","None"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/DeviceToleration": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operator !== undefined){
    let data0 = data.operator;
    if(!((data0 === "Equal") || (data0 === "Exists"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["Equal","Exists"]}});
    errors++;
    }
    }
    if(data.effect !== undefined){
    let data1 = data.effect;
    if(!(((data1 === "NoExecute") || (data1 === "NoSchedule")) || (data1 === "None"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/enum",keyword:"enum",params:{allowedValues: ["NoExecute","NoSchedule","None"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/NetworkDeviceData": () => {
    const func0 = length;
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.interfaceName !== undefined){
    let data0 = data.interfaceName;
    if(typeof data0 === "string"){
    if(func0(data0) > 256){
    vErrors = add(vErrors, {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 256}});
    errors++;
    }
    }
    }
    if(data.ips !== undefined){
    let data1 = data.ips;
    if(Array.isArray(data1)){
    if(data1.length > 16){
    vErrors = add(vErrors, {instancePath:instancePath+"/ips",schemaPath:"#/properties/ips/maxItems",keyword:"maxItems",params:{limit: 16}});
    errors++;
    }
    }
    }
    if(data.hardwareAddress !== undefined){
    let data2 = data.hardwareAddress;
    if(typeof data2 === "string"){
    if(func0(data2) > 128){
    vErrors = add(vErrors, {instancePath:instancePath+"/hardwareAddress",schemaPath:"#/properties/hardwareAddress/maxLength",keyword:"maxLength",params:{limit: 128}});
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
  "resource/v1beta1/OpaqueDeviceConfiguration": () => {
    const func0 = length;
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.parameters === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"}});
    errors++;
    }
    if(data.driver !== undefined){
    let data0 = data.driver;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/maxLength",keyword:"maxLength",params:{limit: 63}});
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
  "resource/v1beta1/ResourceClaim": () => {
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
    const check1 = type("resource/v1beta1/ResourceClaimSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("resource/v1beta1/ResourceClaimStatus");
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
  "resource/v1beta1/ResourceClaimConsumerReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}});
    errors++;
    }
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.uid === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uid"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "resource/v1beta1/ResourceClaimSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.devices !== undefined){
    const check0 = type("resource/v1beta1/DeviceClaim");
    if(!check0(data.devices, {instancePath: instancePath+"/devices"})){
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
  "resource/v1beta1/ResourceClaimStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.allocation !== undefined){
    const check0 = type("resource/v1beta1/AllocationResult");
    if(!check0(data.allocation, {instancePath: instancePath+"/allocation"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.reservedFor !== undefined){
    let data1 = data.reservedFor;
    if(Array.isArray(data1)){
    if(data1.length > 256){
    vErrors = add(vErrors, {instancePath:instancePath+"/reservedFor",schemaPath:"#/properties/reservedFor/maxItems",keyword:"maxItems",params:{limit: 256}});
    errors++;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("resource/v1beta1/ResourceClaimConsumerReference");
    if(!check1(data1[i0], {instancePath: instancePath+"/reservedFor/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.devices !== undefined){
    let data3 = data.devices;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("resource/v1beta1/AllocatedDeviceStatus");
    if(!check2(data3[i1], {instancePath: instancePath+"/devices/" + i1})){
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
  "resource/v1beta1/ResourceClaimTemplate": () => {
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
    const check1 = type("resource/v1beta1/ResourceClaimTemplateSpec");
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
  "resource/v1beta1/ResourceClaimTemplateSpec": () => {
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
    const check1 = type("resource/v1beta1/ResourceClaimSpec");
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
  "resource/v1beta1/ResourcePool": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.generation === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}});
    errors++;
    }
    if(data.resourceSliceCount === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceSliceCount"}});
    errors++;
    }
    if(data.resourceSliceCount !== undefined){
    let data0 = data.resourceSliceCount;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceSliceCount",schemaPath:"#/properties/resourceSliceCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "resource/v1beta1/ResourceSlice": () => {
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
    const check1 = type("resource/v1beta1/ResourceSliceSpec");
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
  "resource/v1beta1/ResourceSliceSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.driver === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "driver"}});
    errors++;
    }
    if(data.pool !== undefined){
    const check0 = type("resource/v1beta1/ResourcePool");
    if(!check0(data.pool, {instancePath: instancePath+"/pool"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.nodeSelector !== undefined){
    const check1 = type("core/v1/NodeSelector");
    if(!check1(data.nodeSelector, {instancePath: instancePath+"/nodeSelector"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.devices !== undefined){
    let data2 = data.devices;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("resource/v1beta1/Device");
    if(!check2(data2[i0], {instancePath: instancePath+"/devices/" + i0})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.sharedCounters !== undefined){
    let data4 = data.sharedCounters;
    if(Array.isArray(data4)){
    if(data4.length > 8){
    vErrors = add(vErrors, {instancePath:instancePath+"/sharedCounters",schemaPath:"#/properties/sharedCounters/maxItems",keyword:"maxItems",params:{limit: 8}});
    errors++;
    }
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check3 = type("resource/v1beta1/CounterSet");
    if(!check3(data4[i1], {instancePath: instancePath+"/sharedCounters/" + i1})){
    vErrors = join(vErrors, check3.errors);
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
});
