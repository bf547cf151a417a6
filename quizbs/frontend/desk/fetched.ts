/** Fetch JSON from a path of this lesson's desk; null if that fails. */
export async function fetched<T>(code: string, path: string): Promise<T | null> {
  try {
    const answer = await fetch(`/desk/${code}/${path}`, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
