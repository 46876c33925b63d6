import { createElement, useEffect, useReducer, useState, type ComponentType } from 'react'
import { showToast } from './toast.tsx'
import * as common from '#words/common.ts'
import * as t from '#words/kit.ts'

type Load<Part> = () => Promise<{ default: Part }>

/** How many parts are loading now. */
let awaited = 0

/** While true, the caller reports a script that fails to load, so `missing-chunks.ts` need not. */
export const isPartAwaited = (): boolean => awaited > 0

/** Parts whose script failed twice. It may belong to a previous build, so that only a reload can find it. */
const failedBefore = new Set<string>()

/** `name` begins the sentence that a guest reads, and `again` retries. */
type Failing = { name: string; again: () => void }

/** Loads a part of the page on a press. If it fails, a message says so and offers a retry. */
export async function loadPart<Part>(load: Load<Part>, { name, again }: Failing): Promise<Part | undefined> {
  awaited += 1
  try {
    return (await load()).default
  } catch {
    const action = failedBefore.has(name)
      ? { label: t.reloadPage, run: () => location.reload() }
      : { label: common.tryAgain, run: again }
    failedBefore.add(name)
    showToast({ text: t.partDidNotLoad(name), action })
    return undefined
  } finally {
    awaited -= 1
  }
}

/** A dialog whose script loads when it is first opened. Meanwhile its opener keeps the focus. */
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

/**
 * A part whose script loads when the part is first shown. If the script fails to load, the page stays as it is, and a
 * message offers a retry.
 */
export function laterPart<Props extends object>(load: Load<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  return function LaterPart(props) {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      const start = async () => {
        Loaded ??= await loadPart(load, { name: t.thisPart, again: () => void start() })
        draw()
      }
      if (!Loaded) void start()
    }, [])
    return Loaded ? createElement(Loaded, props) : null
  }
}
