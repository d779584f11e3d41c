// What a list that is read page by page asks for first: the page after nothing.
export const firstPage: string | undefined = undefined
