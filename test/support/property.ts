import fc from 'fast-check';

// Every run uses the same cases, so that a failure belongs to a change. `PROPERTY_SEED=N` uses others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });

/** The package `fast-check`, as every property test imports it. */
export default fc;
