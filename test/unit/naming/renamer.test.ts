import { describe, expect, test } from '@jest/globals';
import { clusterGroup, createRenamer } from '../../../src/naming/renamer.js';
import { namingProfile } from '../../../src/naming/profile.js';

const GROUPS = ['', 'apps', 'rbac.authorization.cluster.io', 'node.cluster.io', 'flowcontrol.apiserver.cluster.io'];
const kubernetes = createRenamer(namingProfile('kubernetes'), GROUPS);
const cluster = createRenamer(namingProfile('cluster'), GROUPS);

describe('documents in kubernetes naming', () => {
  test.each([
    ['a group', '"node.cluster.io"', '"node.k8s.io"'],
    ['a group and version', 'flowcontrol.apiserver.cluster.io/v1beta3', 'flowcontrol.apiserver.k8s.io/v1beta3'],
    ['a group in a path', '/apis/rbac.authorization.cluster.io/v1/roles', '/apis/rbac.authorization.k8s.io/v1/roles'],
    ['a group at the end of a path', '/apis/node.cluster.io/', '/apis/node.k8s.io/'],
    ['a label below a group name', 'node.cluster.io/not-ready', 'node.kubernetes.io/not-ready'],
    ['a label that begins like a version', 'node.cluster.io/v1-name', 'node.kubernetes.io/v1-name'],
    ['a label of the bare domain', 'cluster.io/metadata.name', 'kubernetes.io/metadata.name'],
    ['a label domain that is no group', 'bootstrap.cluster.io/token', 'bootstrap.kubernetes.io/token'],
    ['a label domain alone', 'topology.cluster.io', 'topology.kubernetes.io'],
    ['the group of tables', 'g=meta.cluster.io;v=v1', 'g=meta.k8s.io;v=v1'],
    [
      'the binary media type',
      'application/vnd.cluster.protobuf;stream=watch',
      'application/vnd.kubernetes.protobuf;stream=watch',
    ],
    ['a definition', '#/definitions/io.cluster.api.core.v1.Pod', '#/definitions/io.k8s.api.core.v1.Pod'],
    ['a shorter signer', 'cluster.io/apiserver-client"', 'kubernetes.io/kube-apiserver-client"'],
    ['a longer signer', 'cluster.io/apiserver-client-nodeagent', 'kubernetes.io/kube-apiserver-client-kubelet'],
    ['a namespace', 'in cluster-system.', 'in kube-system.'],
    ['a longer word than a namespace', 'cluster-system-x', 'cluster-system-x'],
    ['a longer domain', 'cluster.iota', 'cluster.iota'],
    ['a domain inside a word', 'mycluster.io', 'mycluster.io'],
    ['words', 'a cluster of io', 'a cluster of io'],
  ])('%s', (_name, given, expected) => {
    expect(kubernetes.text(given)).toBe(expected);
    expect(cluster.text(given)).toBe(given);
  });
});

describe('single identifiers', () => {
  test('single identifiers are renamed by their type', () => {
    expect(kubernetes.group('apps')).toBe('apps');
    expect(kubernetes.group('node.cluster.io')).toBe('node.k8s.io');
    expect(kubernetes.apiVersion('v1')).toBe('v1');
    expect(kubernetes.apiVersion('node.cluster.io/v1 RuntimeClass')).toBe('node.k8s.io/v1 RuntimeClass');
    expect(kubernetes.model('io.cluster.api.core.v1.Pod')).toBe('io.k8s.api.core.v1.Pod');
    expect(kubernetes.value({ 'cluster.io/os': ['cluster.io/x', 1, null] })).toEqual({
      'kubernetes.io/os': ['kubernetes.io/x', 1, null],
    });
  });

  test('groups of either naming are recognised by their cluster name', () => {
    expect(clusterGroup('node.k8s.io')).toBe('node.cluster.io');
    expect(clusterGroup('node.cluster.io')).toBe('node.cluster.io');
    expect(clusterGroup('example.com')).toBe('example.com');
    expect(clusterGroup('')).toBe('');
  });
});
