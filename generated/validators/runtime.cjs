// Generated from codegen/emit/validators.ts by `npm run generate`. Do not edit.
'use strict';
/** Length of a text in code points. */
const length = require('ajv/dist/runtime/ucs2length').default;

/** Errors that one object reports at most. */
const MAX = 500;

/** The list with one error more, up to the limit. A faulty key is reported once, by `propertyNames`. */
function add(errors, error) {
  if (error.propertyName !== undefined) return errors;
  if (errors === null) return [error];
  if (errors.length < MAX) errors.push(error);
  return errors;
}

/** Both lists of errors, up to the limit. */
function join(errors, more) {
  if (errors === null) return more;
  for (let index = 0; index < more.length && errors.length < MAX; index++) errors.push(more[index]);
  return errors;
}

/** `validator(id)` of a module: the function of a type, made on the first call; undefined when nothing is constrained. */
function typed(makers) {
  const made = new Map();
  return function validator(id) {
    let found = made.get(id);
    if (found === undefined && Object.hasOwn(makers, id)) made.set(id, (found = makers[id]()));
    return found;
  };
}

const found = new Map();

/** The function of a type of any module. Called for each value of the type, so it is looked up once. */
function type(id) {
  let check = found.get(id);
  if (check === undefined) {
    check = require(`./${id.slice(0, id.lastIndexOf('/'))}.cjs`)(id);
    found.set(id, check);
  }
  return check;
}

module.exports = { add, join, length, typed, type };
