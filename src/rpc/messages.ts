import { create, type DescMessage, type Message, fromBinary, toBinary } from '@bufbuild/protobuf';
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect';
import type { ProtobufCodec } from '../codec/protobuf.js';
import type { JsonObject } from '../json/types.js';

/**
 * Converts objects between messages of `generated/proto`, which connect reads and writes, and JSON, which the registry
 * works on. Both go through the bytes of the message, so that the special forms (times, quantities, int-or-string) are
 * mapped in one place, the binary codec.
 */
export interface MessageForms {
  /** @throws StatusError 400 when the bytes contain invalid values for the kind */
  toJson(desc: DescMessage, message: Message): JsonObject;
  /** @throws StatusError 500 when the object does not fit the message */
  toMessage(desc: DescMessage, object: JsonObject): Message;
  /**
   * A message of the services only, around an object or beside one: texts are copied, objects become messages of their
   * field.
   */
  toResponse(desc: DescMessage, members: Readonly<Record<string, string | JsonObject>>): Message;
}

/** The forms over the binary codec of the server. */
export function createMessageForms(codec: ProtobufCodec): MessageForms {
  const toMessage = (desc: DescMessage, object: JsonObject): Message =>
    fromBinary(desc, codec.encodeMessage(object, desc.typeName));
  return {
    toMessage,
    toResponse(desc, members) {
      const message = create(desc);
      const writing = reflect(desc, message);
      for (const field of desc.fields) {
        const value = members[field.name];
        if (value === undefined) continue;
        if (typeof value === 'string') writing.set(field, value);
        else if (field.fieldKind === 'message') {
          writing.set(field, reflect(field.message, toMessage(field.message, value)));
        }
      }
      return message;
    },
    toJson: (desc, message) => codec.decodeMessage(Buffer.from(toBinary(desc, message)), desc.typeName),
  };
}

/** The object inside a write request; undefined when absent. */
export function objectOf(
  request: ReflectMessage,
): { readonly desc: DescMessage; readonly message: Message } | undefined {
  const field = request.desc.fields.find((each) => each.name === 'object');
  if (field?.fieldKind !== 'message' || !request.isSet(field)) return undefined;
  return { desc: field.message, message: request.get(field).message };
}
