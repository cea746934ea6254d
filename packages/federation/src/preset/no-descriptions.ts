// Stands in for the runtime's sentences about its errors, which would come in the shell and in every remote: an error
// has its number without them, and the address of its page.

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
