import { committedMessages } from '../load/committed-proto.js';
import type { MessageModel } from '../messages.js';
import { messageOf } from '../messages.js';
import type { Fault, Model } from '../model.js';

/**
 * Numbers are those of the committed .proto: no field changes its number, and the number of a removed field is
 * reserved. To free an unreleased type, delete its .proto file before generating.
 */
export async function checkProtoStable(root: string, model: Model): Promise<readonly Fault[]> {
  const committed = await committedMessages(root);
  const faults: Fault[] = [];
  for (const type of model.types.values()) {
    const message = messageOf(model, type);
    if (message !== undefined) compareMessage(message, type.source);
  }
  return faults;

  function compareMessage(message: MessageModel, source: string): void {
    for (const nested of message.nested) compareMessage(nested, source);
    const before = committed.get(message.fullName);
    if (before === undefined) return;
    const now = new Map(message.fields.map((field) => [field.name, field.number]));
    const cure = 'if it was never released, delete the .proto file and generate again';
    for (const [name, number] of before.fields) {
      const current = now.get(name);
      if (current !== undefined && current !== number) {
        faults.push({ source, message: `${message.fullName}.${name} had number ${number}, now ${current}; ${cure}` });
      }
      if (current === undefined && !message.reserved.includes(number) && ![...now.values()].includes(number)) {
        faults.push({
          source,
          message: `${message.fullName}.${name} is gone; put ${number} into x-cluster-reserved, or ${cure}`,
        });
      }
    }
    for (const number of before.reserved) {
      if (!message.reserved.includes(number)) {
        faults.push({ source, message: `${message.fullName}: number ${number} is no longer reserved; ${cure}` });
      }
    }
  }
}
