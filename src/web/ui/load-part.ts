import { useState, type ComponentType } from 'react'
import { showToast } from './toast.tsx'

type Load<Part> = () => Promise<{ default: Part }>

/** Loads that were asked for and have not answered. */
let awaited = 0

/** While true, a script that is missing is reported where it was asked for (`missing-chunks.ts`). */
export const isPartAwaited = (): boolean => awaited > 0

/** A script that failed twice may be gone with the build before: then only a reload finds it. */
const failedBefore = new Set<string>()

/** `name` begins the sentence that a guest reads, `again` is their second try. */
type Failing = { name: string; again: () => void }

/** A part of the page that a press asked for. When it does not come, a message says so and offers it again. */
export async function loadPart<Part>(load: Load<Part>, { name, again }: Failing): Promise<Part | undefined> {
  awaited += 1
  try {
    return (await load()).default
  } catch {
    const action = failedBefore.has(name)
      ? { label: 'Reload the page', run: () => location.reload() }
      : { label: 'Try again', run: again }
    failedBefore.add(name)
    showToast({ text: `${name} did not load. Check your connection.`, action })
    return undefined
  } finally {
    awaited -= 1
  }
}

/** A dialog that loads on its first opening. The focus stays on its opener until it is there. */
export function useDialogPart<Props>(load: Load<ComponentType<Props>>, name: string) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)
  const open = async (opener: Element | null = document.activeElement): Promise<void> => {
    const again = () => {
      if (opener instanceof HTMLElement) opener.focus()
      void open(opener)
    }
    const loaded = Part ?? (await loadPart(load, { name, again }))
    if (!loaded) return
    setPart(() => loaded)
    setOpen(true)
  }
  return { Shown: isOpen ? Part : undefined, open: () => void open(), close: () => setOpen(false) }
}
