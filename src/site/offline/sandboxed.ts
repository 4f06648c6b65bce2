/**
 * The file of a demo's frame with a policy that puts it into its sandbox, whatever the host sends: a frame
 * whose element has the sandbox gets no answer from a service worker, so the answer must bring it.
 */
export function sandboxed(response: Response): Response {
  if (response.status !== 200) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.append('Content-Security-Policy', 'sandbox allow-scripts');
  return new Response(response.body, {headers});
}
