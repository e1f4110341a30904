import type { Redis, Result } from 'ioredis';

// Scripts make operations on an entry atomic, so that no purge can intervene. All keys of a script are in the same
// cluster slot. Scripts do not trust the data in Redis: a key of another type counts as missing.

declare module 'ioredis' {
  interface RedisCommander<Context> {
    readSharedBuffer(entry: string, log: string, maxBytes: number): Result<unknown, Context>;
    leaseSharedBuffer(lease: string, log: string, token: string, lifeMs: number): Result<unknown, Context>;
    releaseSharedBuffer(lease: string, token: string): Result<unknown, Context>;
    writeSharedBuffer(
      entry: string,
      index: string,
      sizes: string,
      total: string,
      position: string,
      packed: Buffer,
      lifeMs: number,
      limitBytes: number,
    ): Result<unknown, Context>;
    forgetSharedBuffer(entry: string, index: string, sizes: string, total: string): Result<unknown, Context>;
  }
}

/**
 * Reads an entry. KEYS: entry, purge log. ARGV: maximum bytes. Returns the response, its age in milliseconds, and the
 * log entries since the response began to load. Returns nothing if the entry is missing or too large, or if the log
 * does not reach back that far or has too many entries since then.
 */
const readScript = `
local size = redis.pcall('HSTRLEN', KEYS[1], 'packed')
if type(size) ~= 'number' or size == 0 or size > tonumber(ARGV[1]) then return false end
local entry = redis.call('HMGET', KEYS[1], 'position', 'storedAt', 'packed')
local position, storedAt = entry[1] or '', tonumber(entry[2])
if not storedAt or #redis.pcall('XRANGE', KEYS[2], position, position) == 0 then return false end
local since = redis.pcall('XRANGE', KEYS[2], '(' .. position, '+', 'COUNT', 1001)
if since.err or #since > 1000 then return false end
local bytes = 0
for _, purge in ipairs(since) do
  for _, text in ipairs(purge[2]) do bytes = bytes + #text end
end
if bytes > tonumber(ARGV[1]) then return false end
local time = redis.call('TIME')
return { entry[3], time[1] * 1000 + math.floor(time[2] / 1000) - storedAt, since }
`;

/**
 * Acquires a lease. KEYS: lease, purge log. ARGV: token, milliseconds. Returns the position of the log's last entry, or
 * nothing if another instance holds the lease. Adds a mark to an empty log, to distinguish a lost log from a log
 * without purges.
 */
const leaseScript = `
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return false end
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)
return last[1] and last[1][1] or redis.call('XADD', KEYS[2], '*', 'mark', '')
`;

/** Releases a lease. KEYS: lease. ARGV: token. */
const releaseScript = `
if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`;

/** Removes an entry. KEYS: entry, index, sizes, total. */
const removeScript = `
local function isOf(key, kind)
  local found = redis.call('TYPE', key).ok
  return found == 'none' or found == kind
end
if not (isOf(KEYS[2], 'zset') and isOf(KEYS[3], 'hash') and isOf(KEYS[4], 'string')
    and tonumber(redis.call('GET', KEYS[4]) or 0)) then
  redis.call('DEL', KEYS[2], KEYS[3], KEYS[4])
end
local function out(key)
  redis.call('DEL', key)
  redis.call('ZREM', KEYS[2], key)
  redis.call('DECRBY', KEYS[4], tonumber(redis.call('HGET', KEYS[3], key)) or 0)
  redis.call('HDEL', KEYS[3], key)
end
out(KEYS[1])
`;

/**
 * Writes an entry. KEYS: entry, index, sizes, total. ARGV: position, packed response, lifetime in milliseconds, maximum
 * bytes. Evicts the oldest entries to make room. Expired entries count until they are the oldest.
 */
const writeScript = `${removeScript}
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local size = #ARGV[2] + 500
redis.call('HSET', KEYS[1], 'position', ARGV[1], 'storedAt', now, 'packed', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('ZADD', KEYS[2], now, KEYS[1])
redis.call('HSET', KEYS[3], KEYS[1], size)
local total = redis.call('INCRBY', KEYS[4], size)
while total > tonumber(ARGV[4]) do
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  if not oldest then
    redis.call('DEL', KEYS[4])
    break
  end
  out(oldest)
  total = tonumber(redis.call('GET', KEYS[4]))
end
for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[3], 'LIMIT', 0, 20)) do out(key) end
`;

/** Adds the shared cache's commands to a connection. Each script is sent once and then called by its digest. */
export function defineSharedCommands(redis: Redis): void {
  redis.defineCommand('readShared', { numberOfKeys: 2, lua: readScript });
  redis.defineCommand('leaseShared', { numberOfKeys: 2, lua: leaseScript });
  redis.defineCommand('releaseShared', { numberOfKeys: 1, lua: releaseScript });
  redis.defineCommand('writeShared', { numberOfKeys: 4, lua: writeScript });
  redis.defineCommand('forgetShared', { numberOfKeys: 4, lua: removeScript });
}
