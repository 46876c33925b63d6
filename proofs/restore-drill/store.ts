/**
 * Runs an S3 store on this machine: OpenStack Swift over TLS, with a self-signed certificate and one copy of each file
 * in a folder.
 */
import { randomBytes } from 'node:crypto'
import { access, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Account } from '../../tests/database/unprivileged.ts'
import { freePort } from '../../tests/load/private-redis.ts'
import type { endings } from '../cluster/endings.ts'
import { runPart, startPart, untilThere } from '../cluster/part.ts'
import type { Programs } from './packages.ts'

export type Store = {
  readonly endpoint: string
  readonly port: number
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** the file of the self-signed certificate */
  readonly certificate: string
}

export type Ground = {
  readonly folder: string
  readonly programs: Programs
  readonly account: Account
  readonly ending: ReturnType<typeof endings>
}

const REGION = 'us-east-1'
const KINDS = ['account', 'container', 'object'] as const
const SERVER = join(import.meta.dirname, 'swift-server.py')
const CERTIFICATE = join(import.meta.dirname, '../../deploy/nginx/make-certificate.sh')

export const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** PostgreSQL and Swift refuse to run as root, so their files must belong to a different account. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  if (account === 'ourselves') return
  const owner = `${account.uid}:${account.gid}`
  const log = `${folder}.log`
  await runPart({ name: 'chown', program: '/usr/bin/chown', args: ['-R', owner, folder], log })
}

/** Returns the name of the account to which Swift changes from root, unless it already runs under that account. */
async function nameOf(account: Account): Promise<string> {
  const uid = account === 'ourselves' ? process.getuid?.() : account.uid
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [name] = lines.find((entry) => Number(entry[2]) === uid) ?? []
  if (name === undefined) throw new Error(`no account of this machine has the number ${uid}`)
  return name
}

const common = (folder: string, user: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
workers = 0
log_address = ${folder}/no-log
`

const partSettings = (folder: string, user: string, kind: string, port: number) => `${common(folder, user, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

type Proxy = { folder: string; user: string; port: number; cachePort: number; secret: string }

const proxySettings = ({ folder, user, port, cachePort, secret }: Proxy) => `${common(folder, user, port)}
cert_file = ${folder}/certificate/site.pem
key_file = ${folder}/certificate/site.key
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:tempauth]
use = egg:swift#tempauth
user_uncle_drill = ${secret} .admin
`

const hashSettings = () => `[swift-hash]
swift_hash_path_prefix = ${randomBytes(8).toString('hex')}
swift_hash_path_suffix = ${randomBytes(8).toString('hex')}
[storage-policy:0]
name = one
default = yes
`

/** Tells Swift which server has which file. Its only device has all files. */
async function makeRing({ programs, account }: Ground, folder: string, kind: string, port: number): Promise<void> {
  const verbs = [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]
  for (const verb of verbs)
    await runPart({
      name: `the ring of ${kind}s`,
      program: programs.python,
      args: [await programNamed(programs, 'swift-ring-builder'), join(folder, `${kind}.builder`), ...verb],
      env: programs.env,
      cwd: folder,
      log: join(folder, 'rings.log'),
      account,
    })
}

export async function programNamed({ env }: Programs, name: string): Promise<string> {
  for (const folder of (env['PATH'] ?? '').split(':')) {
    const path = join(folder, name)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (isThere) return path
  }
  throw new Error(`no ${name} was found`)
}

/** Starts the store in a separate folder. Resolves once the store answers. */
export async function startStore(ground: Ground): Promise<Store> {
  const { programs, account, ending } = ground
  const folder = join(ground.folder, 'store')
  await mkdir(join(folder, 'devices/d1'), { recursive: true })
  const certificate = join(folder, 'certificate')
  const log = join(folder, 'store.log')
  await writeFile(log, '')
  await runPart({ name: 'the certificate', program: CERTIFICATE, args: [certificate, 'localhost'], log })
  await giveTo(account, folder)
  const server = join(folder, 'swift-server.py')
  await copyFile(SERVER, server)
  const user = await nameOf(account)
  const cachePort = await freePort()
  await writeFile(join(folder, 'swift.conf'), hashSettings())
  const start = async (name: string, program: string, args: string[], port: number) => {
    const part = startPart({ name, program, args, env: programs.env, cwd: folder, log, account })
    ending.add(() => part.stop())
    await untilThere(part, () => isOpen(port))
  }
  const cache = ['-l', '127.0.0.1', '-p', String(cachePort), '-m', '32', '-u', user]
  await start('memcached', await programNamed(programs, 'memcached'), cache, cachePort)
  for (const kind of KINDS) {
    const port = await freePort()
    await makeRing(ground, folder, kind, port)
    const settings = join(folder, `${kind}.conf`)
    await writeFile(settings, partSettings(folder, user, kind, port))
    await start(`swift ${kind}`, programs.python, [server, folder, `${kind}-server`, settings], port)
  }
  const port = await freePort()
  const secret = randomBytes(16).toString('hex')
  const settings = join(folder, 'proxy.conf')
  await writeFile(settings, proxySettings({ folder, user, port, cachePort, secret }))
  await start('swift proxy', programs.python, [server, folder, 'proxy-server', settings], port)
  return {
    endpoint: `https://localhost:${port}`,
    port,
    region: REGION,
    accessKeyId: 'uncle:drill',
    secretAccessKey: secret,
    certificate: join(certificate, 'site.pem'),
  }
}
