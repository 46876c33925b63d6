import { spawn } from 'node:child_process'

/** The exit code with which a shell reports Ctrl-C. */
const INTERRUPTED = 130
/**
 * How long a program may take to end after Ctrl-C before it is killed, in milliseconds. npm could take half a minute.
 */
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
 * Runs a program until it ends. On Ctrl-C this process ends only after all programs that it runs: npm keeps writing for
 * seconds, and a start meanwhile would find an incomplete folder.
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
