// What happens to an entry in Redis happens at once, so that no purge can come between.

/**
 * KEYS entry, purge log. Answers nothing where the entry is gone, or where the log no longer tells what was purged since;
 * else the packed answer, its age in milliseconds, and the log's entries since its loading began.
 */
export const readScript = `
local entry = redis.call('HMGET', KEYS[1], 'position', 'storedAt', 'packed')
if not entry[3] then return false end
if #redis.call('XRANGE', KEYS[2], entry[1], entry[1]) == 0 then return false end
local since = redis.call('XRANGE', KEYS[2], '(' .. entry[1], '+')
local time = redis.call('TIME')
return { entry[3], time[1] * 1000 + math.floor(time[2] / 1000) - entry[2], since }
`;

/**
 * KEYS lease, purge log; ARGV token, milliseconds. Answers nothing where another has the lease, else the log's end. In an
 * empty log a mark stands for it, so that a log that was lost is told from one in which nothing was purged.
 */
export const leaseScript = `
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return false end
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)
return last[1] and last[1][1] or redis.call('XADD', KEYS[2], '*', 'mark', '')
`;

/** KEYS lease; ARGV token. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`;

/**
 * KEYS entry, index, sizes, total; ARGV position, packed, life in milliseconds, most bytes. Makes room by taking out what
 * was stored longest ago. Entries that have expired are still counted until they are the oldest.
 */
export const writeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function out(key)
  redis.call('DEL', key)
  redis.call('ZREM', KEYS[2], key)
  redis.call('DECRBY', KEYS[4], redis.call('HGET', KEYS[3], key) or 0)
  redis.call('HDEL', KEYS[3], key)
end
out(KEYS[1])
local size = #ARGV[2] + 500
redis.call('HSET', KEYS[1], 'position', ARGV[1], 'storedAt', now, 'packed', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('ZADD', KEYS[2], now, KEYS[1])
redis.call('HSET', KEYS[3], KEYS[1], size)
local total = redis.call('INCRBY', KEYS[4], size)
while total > tonumber(ARGV[4]) do
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
  if not oldest then break end
  out(oldest)
  total = tonumber(redis.call('GET', KEYS[4]))
end
for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[3], 'LIMIT', 0, 20)) do out(key) end
`;

/** KEYS entry, index, sizes, total. */
export const forgetScript = `
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], KEYS[1])
redis.call('DECRBY', KEYS[4], redis.call('HGET', KEYS[3], KEYS[1]) or 0)
redis.call('HDEL', KEYS[3], KEYS[1])
`;
