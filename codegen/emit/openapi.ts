export function emitOpenApi() {}
