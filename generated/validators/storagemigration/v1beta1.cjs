// Generated from schemas/openapi/storagemigration/v1beta1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "storagemigration/v1beta1/StorageVersionMigration": () => {
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
    const check1 = type("storagemigration/v1beta1/StorageVersionMigrationSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("storagemigration/v1beta1/StorageVersionMigrationStatus");
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
  "storagemigration/v1beta1/StorageVersionMigrationSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource !== undefined){
    const check0 = type("meta/v1/GroupResource");
    if(!check0(data.resource, {instancePath: instancePath+"/resource"})){
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
  "storagemigration/v1beta1/StorageVersionMigrationStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
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
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
