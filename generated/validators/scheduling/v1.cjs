// Generated from schemas/openapi/scheduling/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "scheduling/v1/PriorityClass": () => {
    const func0 = length;
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
    if(data.value !== undefined){
    let data1 = data.value;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 2147483647){
    vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
    errors++;
    }
    }
    }
    if(data.preemptionPolicy !== undefined){
    let data2 = data.preemptionPolicy;
    if(!((data2 === "Never") || (data2 === "PreemptLowerPriority"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/enum",keyword:"enum",params:{allowedValues: ["Never","PreemptLowerPriority"]}});
    errors++;
    }
    if(typeof data2 === "string"){
    if(func0(data2) < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/preemptionPolicy",schemaPath:"#/properties/preemptionPolicy/minLength",keyword:"minLength",params:{limit: 1}});
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
