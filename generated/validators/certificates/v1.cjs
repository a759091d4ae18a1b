// Generated from schemas/openapi/certificates/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "certificates/v1/CertificateSigningRequest": () => {
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
    const check1 = type("certificates/v1/CertificateSigningRequestSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("certificates/v1/CertificateSigningRequestStatus");
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
  "certificates/v1/CertificateSigningRequestCondition": () => {
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
  "certificates/v1/CertificateSigningRequestSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.request === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"}});
    errors++;
    }
    if(data.signerName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signerName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "certificates/v1/CertificateSigningRequestStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("certificates/v1/CertificateSigningRequestCondition");
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
