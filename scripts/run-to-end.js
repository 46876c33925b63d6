import { spawn } from 'node:child_process'

/** As a shell reports Ctrl-C. */
const INTERRUPTED = 130
/** npm may take half a minute to obey. */
const PATIENCE_MILLISECONDS = 5000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

const running = new Set()
let isInterrupted = false

function interrupt() {
  isInterrupted = true
  for (const child of running) {
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MILLISECONDS).unref()
  }
}

/**
 * Runs a program to its end. Ctrl-C is obeyed once all that run this way have ended: npm goes on writing for seconds, and a
 * start in the meantime would find half a folder.
 */
export async function runToEnd(program, args, options) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt)
  const child = spawn(program, args, options)
  running.add(child)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
  } finally {
    running.delete(child)
    if (running.size === 0) {
      for (const signal of SIGNALS) process.off(signal, interrupt)
      if (isInterrupted) process.exit(INTERRUPTED)
    }
  }
}
