// Generated from schemas/openapi/apps/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "apps/v1/ControllerRevision": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.revision === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"}});
    errors++;
    }
    if(data.metadata !== undefined){
    const check0 = type("meta/v1/ObjectMeta");
    if(!check0(data.metadata, {instancePath: instancePath+"/metadata"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.revision !== undefined){
    let data1 = data.revision;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/DaemonSet": () => {
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
    const check1 = type("apps/v1/DaemonSetSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apps/v1/DaemonSetStatus");
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
  "apps/v1/DaemonSetCondition": () => {
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
  "apps/v1/DaemonSetSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}});
    errors++;
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.template !== undefined){
    const check1 = type("core/v1/PodTemplateSpec");
    if(!check1(data.template, {instancePath: instancePath+"/template"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.updateStrategy !== undefined){
    const check2 = type("apps/v1/DaemonSetUpdateStrategy");
    if(!check2(data.updateStrategy, {instancePath: instancePath+"/updateStrategy"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.minReadySeconds !== undefined){
    let data3 = data.minReadySeconds;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minReadySeconds",schemaPath:"#/properties/minReadySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.revisionHistoryLimit !== undefined){
    let data4 = data.revisionHistoryLimit;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/DaemonSetStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.currentNumberScheduled === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentNumberScheduled"}});
    errors++;
    }
    if(data.numberMisscheduled === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberMisscheduled"}});
    errors++;
    }
    if(data.desiredNumberScheduled === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "desiredNumberScheduled"}});
    errors++;
    }
    if(data.numberReady === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numberReady"}});
    errors++;
    }
    if(data.currentNumberScheduled !== undefined){
    let data0 = data.currentNumberScheduled;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/currentNumberScheduled",schemaPath:"#/properties/currentNumberScheduled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.numberMisscheduled !== undefined){
    let data1 = data.numberMisscheduled;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/numberMisscheduled",schemaPath:"#/properties/numberMisscheduled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.desiredNumberScheduled !== undefined){
    let data2 = data.desiredNumberScheduled;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/desiredNumberScheduled",schemaPath:"#/properties/desiredNumberScheduled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.numberReady !== undefined){
    let data3 = data.numberReady;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/numberReady",schemaPath:"#/properties/numberReady/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.observedGeneration !== undefined){
    let data4 = data.observedGeneration;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.updatedNumberScheduled !== undefined){
    let data5 = data.updatedNumberScheduled;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/updatedNumberScheduled",schemaPath:"#/properties/updatedNumberScheduled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.numberAvailable !== undefined){
    let data6 = data.numberAvailable;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/numberAvailable",schemaPath:"#/properties/numberAvailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.numberUnavailable !== undefined){
    let data7 = data.numberUnavailable;
    if((typeof data7 == "number" || typeof data7 == "bigint")){
    if(data7 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/numberUnavailable",schemaPath:"#/properties/numberUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.collisionCount !== undefined){
    let data8 = data.collisionCount;
    if((typeof data8 == "number" || typeof data8 == "bigint")){
    if(data8 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/collisionCount",schemaPath:"#/properties/collisionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data9 = data.conditions;
    if(Array.isArray(data9)){
    const len0 = data9.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apps/v1/DaemonSetCondition");
    if(!check0(data9[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "apps/v1/DaemonSetUpdateStrategy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "OnDelete") || (data0 === "RollingUpdate"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["OnDelete","RollingUpdate"]}});
    errors++;
    }
    }
    if(data.rollingUpdate !== undefined){
    const check0 = type("apps/v1/RollingUpdateDaemonSet");
    if(!check0(data.rollingUpdate, {instancePath: instancePath+"/rollingUpdate"})){
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
  "apps/v1/Deployment": () => {
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
    const check1 = type("apps/v1/DeploymentSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apps/v1/DeploymentStatus");
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
  "apps/v1/DeploymentCondition": () => {
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
  "apps/v1/DeploymentSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}});
    errors++;
    }
    if(data.template === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "template"}});
    errors++;
    }
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.template !== undefined){
    const check1 = type("core/v1/PodTemplateSpec");
    if(!check1(data.template, {instancePath: instancePath+"/template"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.strategy !== undefined){
    const check2 = type("apps/v1/DeploymentStrategy");
    if(!check2(data.strategy, {instancePath: instancePath+"/strategy"})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    if(data.minReadySeconds !== undefined){
    let data4 = data.minReadySeconds;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minReadySeconds",schemaPath:"#/properties/minReadySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.revisionHistoryLimit !== undefined){
    let data5 = data.revisionHistoryLimit;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.progressDeadlineSeconds !== undefined){
    let data6 = data.progressDeadlineSeconds;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/progressDeadlineSeconds",schemaPath:"#/properties/progressDeadlineSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/DeploymentStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.observedGeneration !== undefined){
    let data0 = data.observedGeneration;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.replicas !== undefined){
    let data1 = data.replicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.updatedReplicas !== undefined){
    let data2 = data.updatedReplicas;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/updatedReplicas",schemaPath:"#/properties/updatedReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.readyReplicas !== undefined){
    let data3 = data.readyReplicas;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/readyReplicas",schemaPath:"#/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.availableReplicas !== undefined){
    let data4 = data.availableReplicas;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/availableReplicas",schemaPath:"#/properties/availableReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.unavailableReplicas !== undefined){
    let data5 = data.unavailableReplicas;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/unavailableReplicas",schemaPath:"#/properties/unavailableReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.terminatingReplicas !== undefined){
    let data6 = data.terminatingReplicas;
    if((typeof data6 == "number" || typeof data6 == "bigint")){
    if(data6 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminatingReplicas",schemaPath:"#/properties/terminatingReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data7 = data.conditions;
    if(Array.isArray(data7)){
    const len0 = data7.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apps/v1/DeploymentCondition");
    if(!check0(data7[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.collisionCount !== undefined){
    let data9 = data.collisionCount;
    if((typeof data9 == "number" || typeof data9 == "bigint")){
    if(data9 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/collisionCount",schemaPath:"#/properties/collisionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/DeploymentStrategy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "Recreate") || (data0 === "RollingUpdate"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["Recreate","RollingUpdate"]}});
    errors++;
    }
    }
    if(data.rollingUpdate !== undefined){
    const check0 = type("apps/v1/RollingUpdateDeployment");
    if(!check0(data.rollingUpdate, {instancePath: instancePath+"/rollingUpdate"})){
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
  "apps/v1/ReplicaSet": () => {
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
    const check1 = type("apps/v1/ReplicaSetSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apps/v1/ReplicaSetStatus");
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
  "apps/v1/ReplicaSetCondition": () => {
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
  "apps/v1/ReplicaSetSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}});
    errors++;
    }
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.minReadySeconds !== undefined){
    let data1 = data.minReadySeconds;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minReadySeconds",schemaPath:"#/properties/minReadySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.template !== undefined){
    const check1 = type("core/v1/PodTemplateSpec");
    if(!check1(data.template, {instancePath: instancePath+"/template"})){
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
  "apps/v1/ReplicaSetStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicas"}});
    errors++;
    }
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.fullyLabeledReplicas !== undefined){
    let data1 = data.fullyLabeledReplicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/fullyLabeledReplicas",schemaPath:"#/properties/fullyLabeledReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.readyReplicas !== undefined){
    let data2 = data.readyReplicas;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/readyReplicas",schemaPath:"#/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.availableReplicas !== undefined){
    let data3 = data.availableReplicas;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/availableReplicas",schemaPath:"#/properties/availableReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.terminatingReplicas !== undefined){
    let data4 = data.terminatingReplicas;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/terminatingReplicas",schemaPath:"#/properties/terminatingReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.observedGeneration !== undefined){
    let data5 = data.observedGeneration;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data6 = data.conditions;
    if(Array.isArray(data6)){
    const len0 = data6.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apps/v1/ReplicaSetCondition");
    if(!check0(data6[i0], {instancePath: instancePath+"/conditions/" + i0})){
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
  "apps/v1/RollingUpdateDaemonSet": () => {
    const pattern0 = new RegExp("^[0-9]+%$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.maxUnavailable !== undefined){
    let data0 = data.maxUnavailable;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
    errors++;
    }
    }
    }
    if(data.maxSurge !== undefined){
    let data1 = data.maxSurge;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxSurge",schemaPath:"#/properties/maxSurge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxSurge",schemaPath:"#/properties/maxSurge/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
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
  "apps/v1/RollingUpdateDeployment": () => {
    const pattern0 = new RegExp("^[0-9]+%$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.maxUnavailable !== undefined){
    let data0 = data.maxUnavailable;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data0 === "string"){
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
    errors++;
    }
    }
    }
    if(data.maxSurge !== undefined){
    let data1 = data.maxSurge;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxSurge",schemaPath:"#/properties/maxSurge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxSurge",schemaPath:"#/properties/maxSurge/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
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
  "apps/v1/RollingUpdateStatefulSetStrategy": () => {
    const pattern0 = new RegExp("^[0-9]+%$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.partition !== undefined){
    let data0 = data.partition;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/partition",schemaPath:"#/properties/partition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.maxUnavailable !== undefined){
    let data1 = data.maxUnavailable;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    if(typeof data1 === "string"){
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/maxUnavailable",schemaPath:"#/properties/maxUnavailable/pattern",keyword:"pattern",params:{pattern: "^[0-9]+%$"}});
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
  "apps/v1/StatefulSet": () => {
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
    const check1 = type("apps/v1/StatefulSetSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("apps/v1/StatefulSetStatus");
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
  "apps/v1/StatefulSetCondition": () => {
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
  "apps/v1/StatefulSetOrdinals": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.start !== undefined){
    let data0 = data.start;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/StatefulSetPersistentVolumeClaimRetentionPolicy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.whenDeleted !== undefined){
    let data0 = data.whenDeleted;
    if(!((data0 === "Delete") || (data0 === "Retain"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/whenDeleted",schemaPath:"#/properties/whenDeleted/enum",keyword:"enum",params:{allowedValues: ["Delete","Retain"]}});
    errors++;
    }
    }
    if(data.whenScaled !== undefined){
    let data1 = data.whenScaled;
    if(!((data1 === "Delete") || (data1 === "Retain"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/whenScaled",schemaPath:"#/properties/whenScaled/enum",keyword:"enum",params:{allowedValues: ["Delete","Retain"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apps/v1/StatefulSetSpec": () => {
    const func0 = length;
    const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.selector === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}});
    errors++;
    }
    if(data.replicas !== undefined){
    let data0 = data.replicas;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.selector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.selector, {instancePath: instancePath+"/selector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.template !== undefined){
    const check1 = type("core/v1/PodTemplateSpec");
    if(!check1(data.template, {instancePath: instancePath+"/template"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.volumeClaimTemplates !== undefined){
    let data3 = data.volumeClaimTemplates;
    if(Array.isArray(data3)){
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
    const check2 = type("core/v1/PersistentVolumeClaim");
    if(!check2(data3[i0], {instancePath: instancePath+"/volumeClaimTemplates/" + i0})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.serviceName !== undefined){
    let data5 = data.serviceName;
    if(typeof data5 === "string"){
    if(func0(data5) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data5)){
    vErrors = add(vErrors, {instancePath:instancePath+"/serviceName",schemaPath:"#/properties/serviceName/pattern",keyword:"pattern",params:{pattern: "^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$"}});
    errors++;
    }
    }
    }
    if(data.podManagementPolicy !== undefined){
    let data6 = data.podManagementPolicy;
    if(!((data6 === "OrderedReady") || (data6 === "Parallel"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/podManagementPolicy",schemaPath:"#/properties/podManagementPolicy/enum",keyword:"enum",params:{allowedValues: ["OrderedReady","Parallel"]}});
    errors++;
    }
    }
    if(data.updateStrategy !== undefined){
    const check3 = type("apps/v1/StatefulSetUpdateStrategy");
    if(!check3(data.updateStrategy, {instancePath: instancePath+"/updateStrategy"})){
    vErrors = join(vErrors, check3.errors);
    errors = vErrors.length;
    }
    }
    if(data.minReadySeconds !== undefined){
    let data8 = data.minReadySeconds;
    if((typeof data8 == "number" || typeof data8 == "bigint")){
    if(data8 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/minReadySeconds",schemaPath:"#/properties/minReadySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.persistentVolumeClaimRetentionPolicy !== undefined){
    const check4 = type("apps/v1/StatefulSetPersistentVolumeClaimRetentionPolicy");
    if(!check4(data.persistentVolumeClaimRetentionPolicy, {instancePath: instancePath+"/persistentVolumeClaimRetentionPolicy"})){
    vErrors = join(vErrors, check4.errors);
    errors = vErrors.length;
    }
    }
    if(data.ordinals !== undefined){
    const check5 = type("apps/v1/StatefulSetOrdinals");
    if(!check5(data.ordinals, {instancePath: instancePath+"/ordinals"})){
    vErrors = join(vErrors, check5.errors);
    errors = vErrors.length;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "apps/v1/StatefulSetStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.replicas === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicas"}});
    errors++;
    }
    if(data.observedGeneration !== undefined){
    let data0 = data.observedGeneration;
    if((typeof data0 == "number" || typeof data0 == "bigint")){
    if(data0 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.replicas !== undefined){
    let data1 = data.replicas;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.readyReplicas !== undefined){
    let data2 = data.readyReplicas;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/readyReplicas",schemaPath:"#/properties/readyReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.currentReplicas !== undefined){
    let data3 = data.currentReplicas;
    if((typeof data3 == "number" || typeof data3 == "bigint")){
    if(data3 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/currentReplicas",schemaPath:"#/properties/currentReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.updatedReplicas !== undefined){
    let data4 = data.updatedReplicas;
    if((typeof data4 == "number" || typeof data4 == "bigint")){
    if(data4 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/updatedReplicas",schemaPath:"#/properties/updatedReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.collisionCount !== undefined){
    let data5 = data.collisionCount;
    if((typeof data5 == "number" || typeof data5 == "bigint")){
    if(data5 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/collisionCount",schemaPath:"#/properties/collisionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
    errors++;
    }
    }
    }
    if(data.conditions !== undefined){
    let data6 = data.conditions;
    if(Array.isArray(data6)){
    const len0 = data6.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("apps/v1/StatefulSetCondition");
    if(!check0(data6[i0], {instancePath: instancePath+"/conditions/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.availableReplicas !== undefined){
    let data8 = data.availableReplicas;
    if((typeof data8 == "number" || typeof data8 == "bigint")){
    if(data8 < 0){
    vErrors = add(vErrors, {instancePath:instancePath+"/availableReplicas",schemaPath:"#/properties/availableReplicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
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
  "apps/v1/StatefulSetUpdateStrategy": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.type !== undefined){
    let data0 = data.type;
    if(!((data0 === "OnDelete") || (data0 === "RollingUpdate"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["OnDelete","RollingUpdate"]}});
    errors++;
    }
    }
    if(data.rollingUpdate !== undefined){
    const check0 = type("apps/v1/RollingUpdateStatefulSetStrategy");
    if(!check0(data.rollingUpdate, {instancePath: instancePath+"/rollingUpdate"})){
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
