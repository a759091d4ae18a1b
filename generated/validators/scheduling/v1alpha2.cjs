// Generated from schemas/openapi/scheduling/v1alpha2 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "scheduling/v1alpha2/GangSchedulingPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.minCount === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "minCount"}});
    errors++;
    }
    if(data.minCount !== undefined){
    let data0 = data.minCount;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/minCount",schemaPath:"#/properties/minCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "scheduling/v1alpha2/PodGroup": () => {
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
    const check1 = type("scheduling/v1alpha2/PodGroupSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("scheduling/v1alpha2/PodGroupStatus");
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
  "scheduling/v1alpha2/PodGroupResourceClaim": () => {
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
  "scheduling/v1alpha2/PodGroupResourceClaimStatus": () => {
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
  "scheduling/v1alpha2/PodGroupSchedulingConstraints": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.topology !== undefined){
    let data0 = data.topology;
    if(Array.isArray(data0)){
    if(data0.length > 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/topology",schemaPath:"#/properties/topology/maxItems",keyword:"maxItems",params:{limit: 1}});
    errors++;
    }
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("scheduling/v1alpha2/TopologyConstraint");
    if(!check0(data0[i0], {instancePath: instancePath+"/topology/" + i0})){
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
  "scheduling/v1alpha2/PodGroupSchedulingPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.gang !== undefined){
    const check0 = type("scheduling/v1alpha2/GangSchedulingPolicy");
    if(!check0(data.gang, {instancePath: instancePath+"/gang"})){
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
  "scheduling/v1alpha2/PodGroupSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podGroupTemplateRef !== undefined){
    const check0 = type("scheduling/v1alpha2/PodGroupTemplateReference");
    if(!check0(data.podGroupTemplateRef, {instancePath: instancePath+"/podGroupTemplateRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.schedulingPolicy !== undefined){
    const check1 = type("scheduling/v1alpha2/PodGroupSchedulingPolicy");
    if(!check1(data.schedulingPolicy, {instancePath: instancePath+"/schedulingPolicy"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.schedulingConstraints !== undefined){
    const check2 = type("scheduling/v1alpha2/PodGroupSchedulingConstraints");
    if(!check2(data.schedulingConstraints, {instancePath: instancePath+"/schedulingConstraints"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.resourceClaims !== undefined){
    let data3 = data.resourceClaims;
    if(Array.isArray(data3)){
    if(data3.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/maxItems",keyword:"maxItems",params:{limit: 4}});
    errors++;
    }
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
    const check3 = type("scheduling/v1alpha2/PodGroupResourceClaim");
    if(!check3(data3[i0], {instancePath: instancePath+"/resourceClaims/" + i0})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.disruptionMode !== undefined){
    let data5 = data.disruptionMode;
    if(!((data5 === "Pod") || (data5 === "PodGroup"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/disruptionMode",schemaPath:"#/properties/disruptionMode/enum",keyword:"enum",params:{allowedValues: ["Pod","PodGroup"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "scheduling/v1alpha2/PodGroupStatus": () => {
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
    if(data.resourceClaimStatuses !== undefined){
    let data2 = data.resourceClaimStatuses;
    if(Array.isArray(data2)){
    if(data2.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaimStatuses",schemaPath:"#/properties/resourceClaimStatuses/maxItems",keyword:"maxItems",params:{limit: 4}});
    errors++;
    }
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("scheduling/v1alpha2/PodGroupResourceClaimStatus");
    if(!check1(data2[i1], {instancePath: instancePath+"/resourceClaimStatuses/" + i1})){
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
  "scheduling/v1alpha2/PodGroupTemplate": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.name === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}});
    errors++;
    }
    if(data.schedulingPolicy !== undefined){
    const check0 = type("scheduling/v1alpha2/PodGroupSchedulingPolicy");
    if(!check0(data.schedulingPolicy, {instancePath: instancePath+"/schedulingPolicy"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.schedulingConstraints !== undefined){
    const check1 = type("scheduling/v1alpha2/PodGroupSchedulingConstraints");
    if(!check1(data.schedulingConstraints, {instancePath: instancePath+"/schedulingConstraints"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.resourceClaims !== undefined){
    let data2 = data.resourceClaims;
    if(Array.isArray(data2)){
    if(data2.length > 4){
    vErrors = add(vErrors, {instancePath:instancePath+"/resourceClaims",schemaPath:"#/properties/resourceClaims/maxItems",keyword:"maxItems",params:{limit: 4}});
    errors++;
    }
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("scheduling/v1alpha2/PodGroupResourceClaim");
    if(!check2(data2[i0], {instancePath: instancePath+"/resourceClaims/" + i0})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.disruptionMode !== undefined){
    let data4 = data.disruptionMode;
    if(!((data4 === "Pod") || (data4 === "PodGroup"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/disruptionMode",schemaPath:"#/properties/disruptionMode/enum",keyword:"enum",params:{allowedValues: ["Pod","PodGroup"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "scheduling/v1alpha2/PodGroupTemplateReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.workload !== undefined){
    const check0 = type("scheduling/v1alpha2/WorkloadPodGroupTemplateReference");
    if(!check0(data.workload, {instancePath: instancePath+"/workload"})){
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
  "scheduling/v1alpha2/TopologyConstraint": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.key === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "scheduling/v1alpha2/TypedLocalObjectReference": () => {
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
  "scheduling/v1alpha2/Workload": () => {
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
    const check1 = type("scheduling/v1alpha2/WorkloadSpec");
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
  "scheduling/v1alpha2/WorkloadPodGroupTemplateReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.workloadName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workloadName"}});
    errors++;
    }
    if(data.podGroupTemplateName === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podGroupTemplateName"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "scheduling/v1alpha2/WorkloadSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podGroupTemplates === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "podGroupTemplates"}});
    errors++;
    }
    if(data.controllerRef !== undefined){
    const check0 = type("scheduling/v1alpha2/TypedLocalObjectReference");
    if(!check0(data.controllerRef, {instancePath: instancePath+"/controllerRef"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.podGroupTemplates !== undefined){
    let data1 = data.podGroupTemplates;
    if(Array.isArray(data1)){
    if(data1.length > 8){
    vErrors = add(vErrors, {instancePath:instancePath+"/podGroupTemplates",schemaPath:"#/properties/podGroupTemplates/maxItems",keyword:"maxItems",params:{limit: 8}});
    errors++;
    }
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("scheduling/v1alpha2/PodGroupTemplate");
    if(!check1(data1[i0], {instancePath: instancePath+"/podGroupTemplates/" + i0})){
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
});
