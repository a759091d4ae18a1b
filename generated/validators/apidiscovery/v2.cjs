// Generated from schemas/openapi/apidiscovery/v2 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "apidiscovery/v2/APIGroupDiscovery": () => {
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
    if(data.versions !== undefined){
    let data1 = data.versions;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("apidiscovery/v2/APIVersionDiscovery");
    if(!check1(data1[i0], {instancePath: instancePath+"/versions/" + i0})){
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
  "apidiscovery/v2/APIGroupDiscoveryList": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.items === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ListMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.items !== undefined){
    let data1 = data.items;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("apidiscovery/v2/APIGroupDiscovery");
    if(!check1(data1[i0], {instancePath: instancePath+"/items/" + i0})){
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
  "apidiscovery/v2/APIResourceDiscovery": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}});
    errors++;
    }
    if(data.scope === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}});
    errors++;
    }
    if(data.singularResource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "singularResource"}});
    errors++;
    }
    if(data.verbs === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verbs"}});
    errors++;
    }
    if(data.responseKind !== undefined){
    const check0 = type("meta/v1/GroupVersionKind");
    if(!check0(data.responseKind, {instancePath: instancePath+"/responseKind"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.subresources !== undefined){
    let data1 = data.subresources;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("apidiscovery/v2/APISubresourceDiscovery");
    if(!check1(data1[i0], {instancePath: instancePath+"/subresources/" + i0})){
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
  "apidiscovery/v2/APISubresourceDiscovery": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.subresource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subresource"}});
    errors++;
    }
    if(data.verbs === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verbs"}});
    errors++;
    }
    if(data.responseKind !== undefined){
    const check0 = type("meta/v1/GroupVersionKind");
    if(!check0(data.responseKind, {instancePath: instancePath+"/responseKind"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.acceptedTypes !== undefined){
    let data1 = data.acceptedTypes;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("meta/v1/GroupVersionKind");
    if(!check1(data1[i0], {instancePath: instancePath+"/acceptedTypes/" + i0})){
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
  "apidiscovery/v2/APIVersionDiscovery": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.version === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}});
    errors++;
    }
    if(data.resources !== undefined){
    let data0 = data.resources;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apidiscovery/v2/APIResourceDiscovery");
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
});
