// Generated from schemas/openapi/autoscaling/v2 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "autoscaling/v2/ContainerResourceMetricSource": () => {
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
    if(data.container === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "container"}});
    errors++;
    }
    if(data.target !== undefined){
    const check0 = type("autoscaling/v2/MetricTarget");
    if(!check0(data.target, {instancePath: instancePath+"/target"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.container !== undefined){
    let data1 = data.container;
    if(typeof data1 === "string"){
    if(func0(data1) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/container",schemaPath:"#/properties/container/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/container",schemaPath:"#/properties/container/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
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
  "autoscaling/v2/ContainerResourceMetricStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.container === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "container"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "autoscaling/v2/CrossVersionObjectReference": () => {
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
  "autoscaling/v2/ExternalMetricSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
    const check0 = type("autoscaling/v2/MetricIdentifier");
    if(!check0(data.metric, {instancePath: instancePath+"/metric"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.target !== undefined){
    const check1 = type("autoscaling/v2/MetricTarget");
    if(!check1(data.target, {instancePath: instancePath+"/target"})){
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
  "autoscaling/v2/ExternalMetricStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
    const check0 = type("autoscaling/v2/MetricIdentifier");
    if(!check0(data.metric, {instancePath: instancePath+"/metric"})){
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
  "autoscaling/v2/HPAScalingPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.value === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}});
    errors++;
    }
    if(data.periodSeconds === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "periodSeconds"}});
    errors++;
    }
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "Percent") || (data0 === "Pods"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Percent","Pods"]}});
    errors++;
    }
    }
    if(data.value !== undefined){
    let data1 = data.value;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.periodSeconds !== undefined){
    let data2 = data.periodSeconds;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 1800){
    vErrors = add(vErrors, {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1800}});
    errors++;
    }
    if(data2 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/periodSeconds",schemaPath:"#/properties/periodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "autoscaling/v2/HPAScalingRules": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.stabilizationWindowSeconds !== undefined){
    let data0 = data.stabilizationWindowSeconds;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 > 3600){
    vErrors = add(vErrors, {instancePath:instancePath+"/stabilizationWindowSeconds",schemaPath:"#/properties/stabilizationWindowSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}});
    errors++;
    }
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/stabilizationWindowSeconds",schemaPath:"#/properties/stabilizationWindowSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.selectPolicy !== undefined){
    let data1 = data.selectPolicy;
    if(!(((data1 === "Disabled") || (data1 === "Max")) || (data1 === "Min"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/selectPolicy",schemaPath:"#/properties/selectPolicy/enum",keyword:"enum",params:{allowedValues: ["Disabled","Max","Min"]}});
    errors++;
    }
    }
    if(data.policies !== undefined){
    let data2 = data.policies;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("autoscaling/v2/HPAScalingPolicy");
    if(!check0(data2[i0], {instancePath: instancePath+"/policies/" + i0})){
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
  "autoscaling/v2/HorizontalPodAutoscaler": () => {
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
    const check1 = type("autoscaling/v2/HorizontalPodAutoscalerSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("autoscaling/v2/HorizontalPodAutoscalerStatus");
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
  "autoscaling/v2/HorizontalPodAutoscalerBehavior": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.scaleUp !== undefined){
    const check0 = type("autoscaling/v2/HPAScalingRules");
    if(!check0(data.scaleUp, {instancePath: instancePath+"/scaleUp"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.scaleDown !== undefined){
    const check1 = type("autoscaling/v2/HPAScalingRules");
    if(!check1(data.scaleDown, {instancePath: instancePath+"/scaleDown"})){
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
  "autoscaling/v2/HorizontalPodAutoscalerCondition": () => {
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
  "autoscaling/v2/HorizontalPodAutoscalerSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.maxReplicas === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxReplicas"}});
    errors++;
    }
    if(data.scaleTargetRef !== undefined){
    const check0 = type("autoscaling/v2/CrossVersionObjectReference");
    if(!check0(data.scaleTargetRef, {instancePath: instancePath+"/scaleTargetRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.maxReplicas !== undefined){
    let data1 = data.maxReplicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxReplicas",schemaPath:"#/properties/maxReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    }
    if(data.metrics !== undefined){
    let data2 = data.metrics;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("autoscaling/v2/MetricSpec");
    if(!check1(data2[i0], {instancePath: instancePath+"/metrics/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.behavior !== undefined){
    const check2 = type("autoscaling/v2/HorizontalPodAutoscalerBehavior");
    if(!check2(data.behavior, {instancePath: instancePath+"/behavior"})){
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
  "autoscaling/v2/HorizontalPodAutoscalerStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.desiredReplicas === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "desiredReplicas"}});
    errors++;
    }
    if(data.currentReplicas !== undefined){
    let data0 = data.currentReplicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/currentReplicas",schemaPath:"#/properties/currentReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.desiredReplicas !== undefined){
    let data1 = data.desiredReplicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/desiredReplicas",schemaPath:"#/properties/desiredReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.currentMetrics !== undefined){
    let data2 = data.currentMetrics;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("autoscaling/v2/MetricStatus");
    if(!check0(data2[i0], {instancePath: instancePath+"/currentMetrics/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.conditions !== undefined){
    let data4 = data.conditions;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("autoscaling/v2/HorizontalPodAutoscalerCondition");
    if(!check1(data4[i1], {instancePath: instancePath+"/conditions/" + i1})){
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
  "autoscaling/v2/MetricIdentifier": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
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
  "autoscaling/v2/MetricSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.object !== undefined){
    const check0 = type("autoscaling/v2/ObjectMetricSource");
    if(!check0(data.object, {instancePath: instancePath+"/object"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.pods !== undefined){
    const check1 = type("autoscaling/v2/PodsMetricSource");
    if(!check1(data.pods, {instancePath: instancePath+"/pods"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.resource !== undefined){
    const check2 = type("autoscaling/v2/ResourceMetricSource");
    if(!check2(data.resource, {instancePath: instancePath+"/resource"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.containerResource !== undefined){
    const check3 = type("autoscaling/v2/ContainerResourceMetricSource");
    if(!check3(data.containerResource, {instancePath: instancePath+"/containerResource"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.external !== undefined){
    const check4 = type("autoscaling/v2/ExternalMetricSource");
    if(!check4(data.external, {instancePath: instancePath+"/external"})){
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
  "autoscaling/v2/MetricStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.object !== undefined){
    const check0 = type("autoscaling/v2/ObjectMetricStatus");
    if(!check0(data.object, {instancePath: instancePath+"/object"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.pods !== undefined){
    const check1 = type("autoscaling/v2/PodsMetricStatus");
    if(!check1(data.pods, {instancePath: instancePath+"/pods"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.resource !== undefined){
    const check2 = type("autoscaling/v2/ResourceMetricStatus");
    if(!check2(data.resource, {instancePath: instancePath+"/resource"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.containerResource !== undefined){
    const check3 = type("autoscaling/v2/ContainerResourceMetricStatus");
    if(!check3(data.containerResource, {instancePath: instancePath+"/containerResource"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.external !== undefined){
    const check4 = type("autoscaling/v2/ExternalMetricStatus");
    if(!check4(data.external, {instancePath: instancePath+"/external"})){
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
  "autoscaling/v2/MetricTarget": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}});
    errors++;
    }
    if(data.averageUtilization !== undefined){
    let data0 = data.averageUtilization;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/averageUtilization",schemaPath:"#/properties/averageUtilization/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "autoscaling/v2/ObjectMetricSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.describedObject !== undefined){
    const check0 = type("autoscaling/v2/CrossVersionObjectReference");
    if(!check0(data.describedObject, {instancePath: instancePath+"/describedObject"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.target !== undefined){
    const check1 = type("autoscaling/v2/MetricTarget");
    if(!check1(data.target, {instancePath: instancePath+"/target"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.metric !== undefined){
    const check2 = type("autoscaling/v2/MetricIdentifier");
    if(!check2(data.metric, {instancePath: instancePath+"/metric"})){
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
  "autoscaling/v2/ObjectMetricStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
    const check0 = type("autoscaling/v2/MetricIdentifier");
    if(!check0(data.metric, {instancePath: instancePath+"/metric"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.describedObject !== undefined){
    const check1 = type("autoscaling/v2/CrossVersionObjectReference");
    if(!check1(data.describedObject, {instancePath: instancePath+"/describedObject"})){
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
  "autoscaling/v2/PodsMetricSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
    const check0 = type("autoscaling/v2/MetricIdentifier");
    if(!check0(data.metric, {instancePath: instancePath+"/metric"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.target !== undefined){
    const check1 = type("autoscaling/v2/MetricTarget");
    if(!check1(data.target, {instancePath: instancePath+"/target"})){
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
  "autoscaling/v2/PodsMetricStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.metric !== undefined){
    const check0 = type("autoscaling/v2/MetricIdentifier");
    if(!check0(data.metric, {instancePath: instancePath+"/metric"})){
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
  "autoscaling/v2/ResourceMetricSource": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.target !== undefined){
    const check0 = type("autoscaling/v2/MetricTarget");
    if(!check0(data.target, {instancePath: instancePath+"/target"})){
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
  "autoscaling/v2/ResourceMetricStatus": () => {
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
