export type Timed = { readonly name: string; readonly seconds: number }

export async function timed<Value>(name: string, work: () => Promise<Value>): Promise<Timed & { value: Value }> {
  const since = performance.now()
  const value = await work()
  return { name, seconds: (performance.now() - since) / 1000, value }
}
