export function emitValidators() {}
