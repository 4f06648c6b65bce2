/** Is an answer an HTML page? Some hosts send one, as if all were well, in place of a file that is missing. */
export const isPage = ({headers}: Response): boolean => /html/.test(headers.get('content-type') ?? '');
