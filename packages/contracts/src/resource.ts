import './field-messages.ts'
import { z } from 'zod'

/** A relationship of a resource type: the target type and its cardinality. */
export interface Relationship {
  readonly to: string
  readonly many: boolean
}

/** The wire format of a JSON:API type. `attributes` describes responses. */
export interface ResourceType<
  Type extends string = string,
  Attributes extends z.ZodObject = z.ZodObject,
  Relationships extends Record<string, Relationship> = Record<string, Relationship>,
> {
  readonly type: Type
  readonly attributes: Attributes
  readonly relationships: Relationships
}

/** Declares a resource type, with the literal types of its attributes and relationships. */
export function defineResource<
  const Type extends string,
  Attributes extends z.ZodObject,
  const Relationships extends Record<string, Relationship>,
>(definition: {
  type: Type
  attributes: Attributes
  relationships: Relationships
}): ResourceType<Type, Attributes, Relationships> {
  return definition
}

/** A resource as parsed by the client: attributes next to `id` and `type`. */
export type ResourceOf<R extends ResourceType> = { id: string; type: R['type'] } & z.output<R['attributes']>

/** Timestamps of every resource. */
export const timestamps = {
  createdAt: z.iso.datetime().meta({ description: 'When it was created, in UTC.' }),
  updatedAt: z.iso.datetime().meta({ description: 'When it was last changed, in UTC.' }),
}
