export const relations = ``
