// Generated from schemas/openapi/events/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "events/v1/Event": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.eventTime === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventTime"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.series !== undefined){
    const check1 = type("events/v1/EventSeries");
    if(!check1(data.series, {instancePath: instancePath+"/series"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.reportingController !== undefined){
    let data2 = data.reportingController;
    if(typeof data2 === "string"){
    if(func0(data2) > 317){
    vErrors = add(vErrors, {instancePath:instancePath+"/reportingController",schemaPath:"#/properties/reportingController/maxLength",keyword:"maxLength",params:{limit: 317}});
    errors++;
    }
    if(!pattern0.test(data2)){
    vErrors = add(vErrors, {instancePath:instancePath+"/reportingController",schemaPath:"#/properties/reportingController/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$"}});
    errors++;
    }
    }
    }
    if(data.reportingInstance !== undefined){
    let data3 = data.reportingInstance;
    if(typeof data3 === "string"){
    if(func0(data3) > 128){
    vErrors = add(vErrors, {instancePath:instancePath+"/reportingInstance",schemaPath:"#/properties/reportingInstance/maxLength",keyword:"maxLength",params:{limit: 128}});
    errors++;
    }
    }
    }
    if(data.action !== undefined){
    let data4 = data.action;
    if(typeof data4 === "string"){
    if(func0(data4) > 128){
    vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 128}});
    errors++;
    }
    }
    }
    if(data.reason !== undefined){
    let data5 = data.reason;
    if(typeof data5 === "string"){
    if(func0(data5) > 128){
    vErrors = add(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 128}});
    errors++;
    }
    }
    }
    if(data.note !== undefined){
    let data6 = data.note;
    if(typeof data6 === "string"){
    if(func0(data6) > 1024){
    vErrors = add(vErrors, {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1024}});
    errors++;
    }
    }
    }
    if(data.type !== undefined){
    let data7 = data.type;
    if(!((data7 === "Normal") || (data7 === "Warning"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Normal","Warning"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "events/v1/EventSeries": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.count === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"}});
    errors++;
    }
    if(data.lastObservedTime === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastObservedTime"}});
    errors++;
    }
    if(data.count !== undefined){
    let data0 = data.count;
    if(typeof data0 == "number"){
    if(data0 < 2 || isNaN(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}});
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
