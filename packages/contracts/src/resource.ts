import { z } from 'zod'

/** A relationship of a resource type: where it leads, and to how many. */
export interface Relationship {
  readonly to: string
  readonly many: boolean
}

/** What one JSON:API type looks like on the wire. `attributes` is what an answer carries. */
export interface ResourceType<
  Type extends string = string,
  Attributes extends z.ZodObject = z.ZodObject,
  Relationships extends Record<string, Relationship> = Record<string, Relationship>,
> {
  readonly type: Type
  readonly attributes: Attributes
  readonly relationships: Relationships
}

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

/** A resource as the client holds it after reading a document: attributes beside `id` and `type`. */
export type ResourceOf<R extends ResourceType> = { id: string; type: R['type'] } & z.output<R['attributes']>

/** Every resource has been made and changed at some instant. */
export const timestamps = {
  createdAt: z.iso.datetime().meta({ description: 'When it was made, UTC.' }),
  updatedAt: z.iso.datetime().meta({ description: 'When it was last changed, UTC.' }),
}
