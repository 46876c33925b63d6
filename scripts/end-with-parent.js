/**
 * npm starts a script through a shell, and a shell that is told to end does not tell its child. Ending npm should end
 * the server, so a process whose parent has gone ends itself: no server is left behind holding the port and the data.
 */
export function endWithParent(end) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}
