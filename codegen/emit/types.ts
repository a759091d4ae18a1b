export async function emitTypes() {}
