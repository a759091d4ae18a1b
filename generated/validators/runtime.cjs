// Generated from codegen/emit/validators.ts by `npm run generate`. Do not edit.
'use strict';
/** Errors that one object reports at most. */
const MAX = 500;

/** The list with one error more, up to the limit. What is wrong with a key is told once, by `propertyNames`. */
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

/** The function of a type of any module. */
function type(id) {
  return require(`./${id.slice(0, id.lastIndexOf('/'))}.cjs`)(id);
}

module.exports = { add, join, typed, type };
