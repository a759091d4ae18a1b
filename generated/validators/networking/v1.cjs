// Generated from schemas/openapi/networking/v1 by `npm run generate`. Do not edit.
'use strict';
const { add, join, length, type, typed } = require('../runtime.cjs');
module.exports = typed({
  "networking/v1/HTTPIngressPath": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.pathType !== undefined){
    let data0 = data.pathType;
    if(!(((data0 === "Exact") || (data0 === "ImplementationSpecific")) || (data0 === "Prefix"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/pathType",schemaPath:"#/properties/pathType/enum",keyword:"enum",params:{allowedValues: ["Exact","ImplementationSpecific","Prefix"]}});
    errors++;
    }
    }
    if(data.backend !== undefined){
    const check0 = type("networking/v1/IngressBackend");
    if(!check0(data.backend, {instancePath: instancePath+"/backend"})){
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
  "networking/v1/HTTPIngressRuleValue": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.paths === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"}});
    errors++;
    }
    if(data.paths !== undefined){
    let data0 = data.paths;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("networking/v1/HTTPIngressPath");
    if(!check0(data0[i0], {instancePath: instancePath+"/paths/" + i0})){
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
  "networking/v1/IPAddress": () => {
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
    const check1 = type("networking/v1/IPAddressSpec");
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
  "networking/v1/IPAddressSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.parentRef === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRef"}});
    errors++;
    }
    if(data.parentRef !== undefined){
    const check0 = type("networking/v1/ParentReference");
    if(!check0(data.parentRef, {instancePath: instancePath+"/parentRef"})){
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
  "networking/v1/IPBlock": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.cidr === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cidr"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "networking/v1/Ingress": () => {
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
    const check1 = type("networking/v1/IngressSpec");
    if(!check1(data.spec, {instancePath: instancePath+"/spec"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.status !== undefined){
    const check2 = type("networking/v1/IngressStatus");
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
  "networking/v1/IngressBackend": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.service !== undefined){
    const check0 = type("networking/v1/IngressServiceBackend");
    if(!check0(data.service, {instancePath: instancePath+"/service"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.resource !== undefined){
    const check1 = type("core/v1/TypedLocalObjectReference");
    if(!check1(data.resource, {instancePath: instancePath+"/resource"})){
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
  "networking/v1/IngressClass": () => {
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
    const check1 = type("networking/v1/IngressClassSpec");
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
  "networking/v1/IngressClassParametersReference": () => {
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
    if(data.scope !== undefined){
    let data0 = data.scope;
    if(!((data0 === "Cluster") || (data0 === "Namespace"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: ["Cluster","Namespace"]}});
    errors++;
    }
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "networking/v1/IngressClassSpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.controller === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "controller"}});
    errors++;
    }
    if(data.parameters !== undefined){
    const check0 = type("networking/v1/IngressClassParametersReference");
    if(!check0(data.parameters, {instancePath: instancePath+"/parameters"})){
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
  "networking/v1/IngressLoadBalancerIngress": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
    let data0 = data.ports;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("networking/v1/IngressPortStatus");
    if(!check0(data0[i0], {instancePath: instancePath+"/ports/" + i0})){
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
  "networking/v1/IngressLoadBalancerStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingress !== undefined){
    let data0 = data.ingress;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("networking/v1/IngressLoadBalancerIngress");
    if(!check0(data0[i0], {instancePath: instancePath+"/ingress/" + i0})){
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
  "networking/v1/IngressPortStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.port === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}});
    errors++;
    }
    if(data.protocol === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}});
    errors++;
    }
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
  "networking/v1/IngressRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.http !== undefined){
    const check0 = type("networking/v1/HTTPIngressRuleValue");
    if(!check0(data.http, {instancePath: instancePath+"/http"})){
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
  "networking/v1/IngressRuleValue": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.http !== undefined){
    const check0 = type("networking/v1/HTTPIngressRuleValue");
    if(!check0(data.http, {instancePath: instancePath+"/http"})){
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
  "networking/v1/IngressServiceBackend": () => {
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
    if(data.name !== undefined){
    let data0 = data.name;
    if(typeof data0 === "string"){
    if(func0(data0) > 63){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
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
  "networking/v1/IngressSpec": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ingressClassName !== undefined){
    let data0 = data.ingressClassName;
    if(typeof data0 === "string"){
    if(func0(data0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/ingressClassName",schemaPath:"#/properties/ingressClassName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/ingressClassName",schemaPath:"#/properties/ingressClassName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
    errors++;
    }
    }
    }
    if(data.defaultBackend !== undefined){
    const check0 = type("networking/v1/IngressBackend");
    if(!check0(data.defaultBackend, {instancePath: instancePath+"/defaultBackend"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.tls !== undefined){
    let data2 = data.tls;
    if(Array.isArray(data2)){
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("networking/v1/IngressTLS");
    if(!check1(data2[i0], {instancePath: instancePath+"/tls/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.rules !== undefined){
    let data4 = data.rules;
    if(Array.isArray(data4)){
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("networking/v1/IngressRule");
    if(!check2(data4[i1], {instancePath: instancePath+"/rules/" + i1})){
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
  "networking/v1/IngressStatus": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.loadBalancer !== undefined){
    const check0 = type("networking/v1/IngressLoadBalancerStatus");
    if(!check0(data.loadBalancer, {instancePath: instancePath+"/loadBalancer"})){
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
  "networking/v1/IngressTLS": () => {
    const func0 = length;
    const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.secretName !== undefined){
    let data0 = data.secretName;
    if(typeof data0 === "string"){
    if(func0(data0) > 253){
    vErrors = add(vErrors, {instancePath:instancePath+"/secretName",schemaPath:"#/properties/secretName/maxLength",keyword:"maxLength",params:{limit: 253}});
    errors++;
    }
    if(!pattern0.test(data0)){
    vErrors = add(vErrors, {instancePath:instancePath+"/secretName",schemaPath:"#/properties/secretName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}});
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
  "networking/v1/NetworkPolicy": () => {
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
    const check1 = type("networking/v1/NetworkPolicySpec");
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
  "networking/v1/NetworkPolicyEgressRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
    let data0 = data.ports;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("networking/v1/NetworkPolicyPort");
    if(!check0(data0[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.to !== undefined){
    let data2 = data.to;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("networking/v1/NetworkPolicyPeer");
    if(!check1(data2[i1], {instancePath: instancePath+"/to/" + i1})){
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
  "networking/v1/NetworkPolicyIngressRule": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ports !== undefined){
    let data0 = data.ports;
    if(Array.isArray(data0)){
    const len0 = data0.length;
    for(let i0=0; i0<len0; i0++){
    const check0 = type("networking/v1/NetworkPolicyPort");
    if(!check0(data0[i0], {instancePath: instancePath+"/ports/" + i0})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.from !== undefined){
    let data2 = data.from;
    if(Array.isArray(data2)){
    const len1 = data2.length;
    for(let i1=0; i1<len1; i1++){
    const check1 = type("networking/v1/NetworkPolicyPeer");
    if(!check1(data2[i1], {instancePath: instancePath+"/from/" + i1})){
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
  "networking/v1/NetworkPolicyPeer": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.podSelector, {instancePath: instancePath+"/podSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.namespaceSelector !== undefined){
    const check1 = type("meta/v1/LabelSelector");
    if(!check1(data.namespaceSelector, {instancePath: instancePath+"/namespaceSelector"})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    if(data.ipBlock !== undefined){
    const check2 = type("networking/v1/IPBlock");
    if(!check2(data.ipBlock, {instancePath: instancePath+"/ipBlock"})){
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
  "networking/v1/NetworkPolicyPort": () => {
    const func0 = length;
    const pattern0 = new RegExp("^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.protocol !== undefined){
    let data0 = data.protocol;
    if(!(((data0 === "SCTP") || (data0 === "TCP")) || (data0 === "UDP"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: ["SCTP","TCP","UDP"]}});
    errors++;
    }
    }
    if(data.port !== undefined){
    let data1 = data.port;
    if((typeof data1 == "number" || typeof data1 == "bigint")){
    if(data1 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data1 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
    errors++;
    }
    }
    if(typeof data1 === "string"){
    if(func0(data1) > 15){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maxLength",keyword:"maxLength",params:{limit: 15}});
    errors++;
    }
    if(!pattern0.test(data1)){
    vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/pattern",keyword:"pattern",params:{pattern: "^(?=.*[a-z])(?!.*--)[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}});
    errors++;
    }
    }
    }
    if(data.endPort !== undefined){
    let data2 = data.endPort;
    if((typeof data2 == "number" || typeof data2 == "bigint")){
    if(data2 > 65535){
    vErrors = add(vErrors, {instancePath:instancePath+"/endPort",schemaPath:"#/properties/endPort/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
    errors++;
    }
    if(data2 < 1){
    vErrors = add(vErrors, {instancePath:instancePath+"/endPort",schemaPath:"#/properties/endPort/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
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
  "networking/v1/NetworkPolicySpec": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.podSelector !== undefined){
    const check0 = type("meta/v1/LabelSelector");
    if(!check0(data.podSelector, {instancePath: instancePath+"/podSelector"})){
    vErrors = join(vErrors, check0.errors);
    errors = vErrors.length;
    }
    }
    if(data.ingress !== undefined){
    let data1 = data.ingress;
    if(Array.isArray(data1)){
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
    const check1 = type("networking/v1/NetworkPolicyIngressRule");
    if(!check1(data1[i0], {instancePath: instancePath+"/ingress/" + i0})){
    vErrors = join(vErrors, check1.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.egress !== undefined){
    let data3 = data.egress;
    if(Array.isArray(data3)){
    const len1 = data3.length;
    for(let i1=0; i1<len1; i1++){
    const check2 = type("networking/v1/NetworkPolicyEgressRule");
    if(!check2(data3[i1], {instancePath: instancePath+"/egress/" + i1})){
    vErrors = join(vErrors, check2.errors);
    errors = vErrors.length;
    }
    }
    }
    }
    if(data.policyTypes !== undefined){
    let data5 = data.policyTypes;
    if(Array.isArray(data5)){
    const len2 = data5.length;
    for(let i2=0; i2<len2; i2++){
    let data6 = data5[i2];
    if(!((data6 === "Egress") || (data6 === "Ingress"))){
    vErrors = add(vErrors, {instancePath:instancePath+"/policyTypes/" + i2,schemaPath:"#/properties/policyTypes/items/enum",keyword:"enum",params:{allowedValues: ["Egress","Ingress"]}});
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
  "networking/v1/ParentReference": () => {
    function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
    let vErrors = null;
    let errors = 0;
    if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.resource === undefined){
    vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}});
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
  "networking/v1/ServiceCIDR": () => {
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
    if(data.status !== undefined){
    const check1 = type("networking/v1/ServiceCIDRStatus");
    if(!check1(data.status, {instancePath: instancePath+"/status"})){
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
  "networking/v1/ServiceCIDRStatus": () => {
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
    }
    validate0.errors = vErrors;
    return errors === 0;
    }
    return validate0;
  },
});
