/** Matches the packages of Node in the lock file, one for each kind of machine. */
const isNode = (path) => /^node_modules\/node-(?:linux|win)-\w+$/.test(path)

/**
 * Makes a small project of the lock file's packages for which `isWanted` is true, without the project itself and its
 * workspaces.
 */
function lockOf({ root, packages }, isWanted) {
  const kept = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link && isWanted(path, packages[path]),
  )
  return {
    manifest: { ...root, private: true },
    lock: {
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, ...Object.fromEntries(kept) },
    },
  }
}

/**
 * What a first start installs, as two small projects that npm can install at the same time: what serving and building
 * import, and the Node of this machine. Versions and checksums are the lock file's. Tools of development are left out, with
 * what only they would share with others (TypeScript).
 */
export function packagesOfStart({ name, version, dependencies, optionalDependencies }, { packages }) {
  const root = { name, version }
  return {
    serving: lockOf(
      { root: { ...root, dependencies }, packages },
      (path, { dev, devOptional }) => !dev && !devOptional && !isNode(path),
    ),
    node: lockOf({ root: { ...root, optionalDependencies }, packages }, isNode),
  }
}
