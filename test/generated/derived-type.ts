// Derives the type of a document from its schema with json-schema-to-ts, to compare the generated
// types with.
import type { FromSchema } from 'json-schema-to-ts'

/** The type that json-schema-to-ts derives from the closed schema with a title. */
export type Derived<Documents, Title> =
  Closed<Documents, Titled<Documents, Title>> extends infer Schema extends object
    ? ReadonlyLists<FromSchema<Schema, { keepDefaultedPropertiesOptional: true }>>
    : never

type DocumentAt<Documents, Id> = Extract<Documents, { readonly $id: Id }>

/** A schema and every schema inside it. */
type Parts<Schema> =
  | Schema
  | (Schema extends { readonly $defs: infer Named } ? Parts<Named[keyof Named]> : never)
  | (Schema extends { readonly properties: infer Fields } ? Parts<Fields[keyof Fields]> : never)
  | (Schema extends { readonly items: infer Item } ? Parts<Item> : never)

/** The part of a document at a JSON Pointer. */
type At<Part, Pointer> = Pointer extends `/${infer Name}/${infer Rest}`
  ? Name extends keyof Part
    ? At<Part[Name], `/${Rest}`>
    : never
  : Pointer extends `/${infer Name}`
    ? Name extends keyof Part
      ? Part[Name]
      : never
    : Part

/** The schema that a reference leads to. */
type Target<Documents, Schema> = Schema extends { readonly $ref: infer Ref }
  ? Target<
      Documents,
      Ref extends `${infer Id}#${infer Pointer}`
        ? At<DocumentAt<Documents, Id>, Pointer>
        : DocumentAt<Documents, Ref>
    >
  : Schema

/** A schema without references whose objects accept no unknown fields. */
type Closed<Documents, Schema> =
  Target<Documents, Schema> extends infer Whole
    ? Whole extends { readonly properties: unknown }
      ? CloseWithin<Documents, Whole> & { readonly additionalProperties: false }
      : CloseWithin<Documents, Whole>
    : never

type CloseWithin<Documents, Schema> = {
  readonly [Keyword in Exclude<keyof Schema, '$schema' | '$id'>]: Keyword extends 'properties'
    ? { readonly [Name in keyof Schema[Keyword]]: Closed<Documents, Schema[Keyword][Name]> }
    : Keyword extends 'items'
      ? Closed<Documents, Schema[Keyword]>
      : Schema[Keyword]
}

/** The schema in some documents that has a title. */
type Titled<Documents, Title> = Extract<Parts<Documents>, { readonly title: Title }>

/**
 * A type with readonly arrays in its fields. An array that may also be a single item, as in alert
 * channels, stays mutable.
 */
type ReadonlyLists<T> = T extends readonly (infer Item)[]
  ? ReadonlyLists<Item>[]
  : T extends object
    ? { [Name in keyof T]: FieldOf<T[Name]> }
    : T

type FieldOf<T> = [Extract<T, object>] extends [readonly (infer Item)[]]
  ? | Exclude<T, object>
    | ([Extract<T, object>] extends [never] ? never : readonly ReadonlyLists<Item>[])
  : ReadonlyLists<T>
