// Generated from schemas/openapi/batch/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "batch/v1/CronJob": () => {
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
    const check1 = type("batch/v1/CronJobSpec");
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
  "batch/v1/CronJobSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.schedule === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule"}});
    errors++;
    }
    if(data.startingDeadlineSeconds !== undefined){
    let data0 = data.startingDeadlineSeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/startingDeadlineSeconds",schemaPath:"#/properties/startingDeadlineSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.concurrencyPolicy !== undefined){
    let data1 = data.concurrencyPolicy;
    if(!(((data1 === "Allow") || (data1 === "Forbid")) || (data1 === "Replace"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/concurrencyPolicy",schemaPath:"#/properties/concurrencyPolicy/enum",keyword:"enum",params:{allowedValues: ["Allow","Forbid","Replace"]}});
    errors++;
    }
    }
    if(data.jobTemplate !== undefined){
    const check0 = type("batch/v1/JobTemplateSpec");
    if(!check0(data.jobTemplate, {instancePath: instancePath+"/jobTemplate"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.successfulJobsHistoryLimit !== undefined){
    let data3 = data.successfulJobsHistoryLimit;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/successfulJobsHistoryLimit",schemaPath:"#/properties/successfulJobsHistoryLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.failedJobsHistoryLimit !== undefined){
    let data4 = data.failedJobsHistoryLimit;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/failedJobsHistoryLimit",schemaPath:"#/properties/failedJobsHistoryLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "batch/v1/Job": () => {
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
    const check1 = type("batch/v1/JobSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("batch/v1/JobStatus");
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
  "batch/v1/JobCondition": () => {
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
  "batch/v1/JobSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parallelism !== undefined){
    let data0 = data.parallelism;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/parallelism",schemaPath:"#/properties/parallelism/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.completions !== undefined){
    let data1 = data.completions;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/completions",schemaPath:"#/properties/completions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.activeDeadlineSeconds !== undefined){
    let data2 = data.activeDeadlineSeconds;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/activeDeadlineSeconds",schemaPath:"#/properties/activeDeadlineSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.podFailurePolicy !== undefined){
    const check0 = type("batch/v1/PodFailurePolicy");
    if(!check0(data.podFailurePolicy, {instancePath: instancePath+"/podFailurePolicy"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.successPolicy !== undefined){
    const check1 = type("batch/v1/SuccessPolicy");
    if(!check1(data.successPolicy, {instancePath: instancePath+"/successPolicy"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.backoffLimit !== undefined){
    let data5 = data.backoffLimit;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/backoffLimit",schemaPath:"#/properties/backoffLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.backoffLimitPerIndex !== undefined){
    let data6 = data.backoffLimitPerIndex;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/backoffLimitPerIndex",schemaPath:"#/properties/backoffLimitPerIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.maxFailedIndexes !== undefined){
    let data7 = data.maxFailedIndexes;
    if((typeof data7 == "number" || typeof data7 == "bigint")){
    if(data7 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxFailedIndexes",schemaPath:"#/properties/maxFailedIndexes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.selector !== undefined){
    const check2 = type("meta/v1/LabelSelector");
    if(!check2(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.template !== undefined){
    const check3 = type("core/v1/PodTemplateSpec");
    if(!check3(data.template, {instancePath: instancePath+"/template"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.ttlSecondsAfterFinished !== undefined){
    let data10 = data.ttlSecondsAfterFinished;
    if((typeof data10 == "number" || typeof data10 == "bigint")){
    if(data10 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/ttlSecondsAfterFinished",schemaPath:"#/properties/ttlSecondsAfterFinished/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.completionMode !== undefined){
    let data11 = data.completionMode;
    if(!((data11 === "Indexed") || (data11 === "NonIndexed"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/completionMode",schemaPath:"#/properties/completionMode/enum",keyword:"enum",params:{allowedValues: ["Indexed","NonIndexed"]}});
    errors++;
    }
    }
    if(data.podReplacementPolicy !== undefined){
    let data12 = data.podReplacementPolicy;
    if(!((data12 === "Failed") || (data12 === "TerminatingOrFailed"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/podReplacementPolicy",schemaPath:"#/properties/podReplacementPolicy/enum",keyword:"enum",params:{allowedValues: ["Failed","TerminatingOrFailed"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "batch/v1/JobStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conditions !== undefined){
    let data0 = data.conditions;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("batch/v1/JobCondition");
    if(!check0(data0[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.active !== undefined){
    let data2 = data.active;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/active",schemaPath:"#/properties/active/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.succeeded !== undefined){
    let data3 = data.succeeded;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.failed !== undefined){
    let data4 = data.failed;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.terminating !== undefined){
    let data5 = data.terminating;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminating",schemaPath:"#/properties/terminating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.ready !== undefined){
    let data6 = data.ready;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/ready",schemaPath:"#/properties/ready/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "batch/v1/JobTemplateSpec": () => {
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
    const check1 = type("batch/v1/JobSpec");
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
  "batch/v1/PodFailurePolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.rules === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}});
    errors++;
    }
    if(data.rules !== undefined){
    let data0 = data.rules;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("batch/v1/PodFailurePolicyRule");
    if(!check0(data0[i0], {instancePath: instancePath+"/rules/" + i0})){
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
  "batch/v1/PodFailurePolicyOnExitCodesRequirement": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.operator === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}});
    errors++;
    }
    if(data.values === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"}});
    errors++;
    }
    if(data.operator !== undefined){
    let data0 = data.operator;
    if(!((data0 === "In") || (data0 === "NotIn"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: ["In","NotIn"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "batch/v1/PodFailurePolicyOnPodConditionsPattern": () => {
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
  "batch/v1/PodFailurePolicyRule": () => {
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
    if(!((((data0 === "Count") || (data0 === "FailIndex")) || (data0 === "FailJob")) || (data0 === "Ignore"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: ["Count","FailIndex","FailJob","Ignore"]}});
    errors++;
    }
    }
    if(data.onExitCodes !== undefined){
    const check0 = type("batch/v1/PodFailurePolicyOnExitCodesRequirement");
    if(!check0(data.onExitCodes, {instancePath: instancePath+"/onExitCodes"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.onPodConditions !== undefined){
    let data2 = data.onPodConditions;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("batch/v1/PodFailurePolicyOnPodConditionsPattern");
    if(!check1(data2[i0], {instancePath: instancePath+"/onPodConditions/" + i0})){
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
  "batch/v1/SuccessPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.rules === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
