// Generated from schemas/openapi/discovery/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "discovery/v1/Endpoint": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addresses === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}});
    errors++;
    }
    if(data.addresses !== undefined){
    let data0 = data.addresses;
    if(Array.isArray(data0)){
    if(data0.length > 100){
    vErrors = add(vErrors, {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 100}});
    errors++;
    }
    }
    }
    if(data.hostname !== undefined){
    let data1 = data.hostname;
    if(typeof data1 === "string"){
    if(func0(data1) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.hints !== undefined){
    const check0 = type("discovery/v1/EndpointHints");
    if(!check0(data.hints, {instancePath: instancePath+"/hints"})){
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
  "discovery/v1/EndpointHints": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.forZones !== undefined){
    let data0 = data.forZones;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("discovery/v1/ForZone");
    if(!check0(data0[i0], {instancePath: instancePath+"/forZones/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.forNodes !== undefined){
    let data2 = data.forNodes;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("discovery/v1/ForNode");
    if(!check1(data2[i1], {instancePath: instancePath+"/forNodes/" + i1})){
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
  "discovery/v1/EndpointPort": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"}});
    errors++;
    }
    }
    }
    if(data.protocol !== undefined){
    let data1 = data.protocol;
    if(!(((data1 === "SCTP") || (data1 === "TCP")) || (data1 === "UDP"))){
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
  "discovery/v1/EndpointSlice": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.addressType === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressType"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.addressType !== undefined){
    let data1 = data.addressType;
    if(!(((data1 === "FQDN") || (data1 === "IPv4")) || (data1 === "IPv6"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/addressType",schemaPath:"#/properties/addressType/enum",keyword:"enum",params:{allowedValues: ["FQDN","IPv4","IPv6"]}});
    errors++;
    }
    }
    if(data.endpoints !== undefined){
    let data2 = data.endpoints;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("discovery/v1/Endpoint");
    if(!check1(data2[i0], {instancePath: instancePath+"/endpoints/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.ports !== undefined){
    let data4 = data.ports;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("discovery/v1/EndpointPort");
    if(!check2(data4[i1], {instancePath: instancePath+"/ports/" + i1})){
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
  "discovery/v1/ForNode": () => {
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
  "discovery/v1/ForZone": () => {
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
});
