// Generated from schemas/openapi/storage/v1beta1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "storage/v1beta1/VolumeAttributesClass": () => {
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
});
