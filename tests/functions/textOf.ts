/** @returns a response's status, its text, and its headers in lower case */
export async function textOf(responding: Response | Promise<Response>) {
  const response = await responding;
  const headers: Partial<Record<string, string>> = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}
