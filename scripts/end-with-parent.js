/**
 * Ends this process when its parent has ended. npm starts a script through a shell, which does not pass signals on;
 * otherwise ending npm would leave a server that holds the port and the data.
 */
export function endWithParent(end) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}
