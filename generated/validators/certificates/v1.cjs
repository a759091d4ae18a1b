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
    if(data.usages !== undefined){
    let data0 = data.usages;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    let data1 = data0[i0];
    if(!(((((((((((((((((((((((data1 === "any") || (data1 === "cert sign")) || (data1 === "client auth")) || (data1 === "code signing")) || (data1 === "content commitment")) || (data1 === "crl sign")) || (data1 === "data encipherment")) || (data1 === "decipher only")) || (data1 === "digital signature")) || (data1 === "email protection")) || (data1 === "encipher only")) || (data1 === "ipsec end system")) || (data1 === "ipsec tunnel")) || (data1 === "ipsec user")) || (data1 === "key agreement")) || (data1 === "key encipherment")) || (data1 === "microsoft sgc")) || (data1 === "netscape sgc")) || (data1 === "ocsp signing")) || (data1 === "s/mime")) || (data1 === "server auth")) || (data1 === "signing")) || (data1 === "timestamping"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/usages/" + i0,schemaPath:"#/properties/usages/items/enum",keyword:"enum",params:{allowedValues: ["any","cert sign","client auth","code signing","content commitment","crl sign","data encipherment","decipher only","digital signature","email protection","encipher only","ipsec end system","ipsec tunnel","ipsec user","key agreement","key encipherment","microsoft sgc","netscape sgc","ocsp signing","s/mime","server auth","signing","timestamping"]}});
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
