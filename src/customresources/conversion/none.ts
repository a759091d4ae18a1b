import type { KubeObject } from '../../meta/object.js';
import type { Converter } from './converter.js';

/** The strategy None: versions differ in their apiVersion only. */
export const convertNone: Converter = {
  convert: (objects, apiVersion) => objects.map((object): KubeObject => ({ ...object, apiVersion })),
};
