/** The reasons of one field's error, with Kubernetes' names. */
export type FieldErrorReason =
  | 'FieldValueRequired'
  | 'FieldValueInvalid'
  | 'FieldValueNotSupported'
  | 'FieldValueDuplicate'
  | 'FieldValueForbidden'
  | 'FieldValueTooLong'
  | 'FieldValueTooMany'
  | 'FieldValueTypeInvalid'
  | 'FieldValueNotFound'
  | 'InternalError';

/** One fault in one field. `field` is a path such as `spec.template.spec.containers[0].name`. */
export interface FieldError {
  readonly reason: FieldErrorReason;
  readonly field: string;
  /** Without the path: `Required value`, `Invalid value: "x": must be ...`. */
  readonly message: string;
}
