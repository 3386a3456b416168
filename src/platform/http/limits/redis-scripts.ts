/**
 * Takes points out of a bucket: now (ms), size, refill each second, points. Returns whether the bucket was unknown, and the wait in
 * milliseconds, 0 when the points were taken.
 *
 * A full bucket expires by itself.
 */
export const TAKE_SCRIPT = `
local now, size, refill, points = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local known = redis.call('HMGET', KEYS[1], 'points', 'filledAtMs')
local elapsed = math.max(0, now - (tonumber(known[2]) or now))
local held = math.min(size, (tonumber(known[1]) or size) + elapsed / 1000 * refill)
local lacking = points - held
if lacking <= 0 then held = held - points end
redis.call('HSET', KEYS[1], 'points', tostring(held), 'filledAtMs', ARGV[1])
redis.call('PEXPIRE', KEYS[1], math.ceil((size - held) / refill * 1000) + 60000)
return { known[1] and 0 or 1, lacking > 0 and math.ceil(lacking / refill * 1000) or 0 }
`;

/**
 * Counts one more: now, most, window (ms). Returns whether the name was unknown, and the wait in milliseconds, 0 when it was counted.
 *
 * The arithmetic is that of the process's own counts.
 */
export const COUNT_SCRIPT = `
local now, most, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local earlier = redis.call('GET', KEYS[1])
local times = {}
for time in string.gmatch(earlier or '', '%d+') do
  local at = tonumber(time)
  if at > now - window and at <= now then times[#times + 1] = time end
end
local unknown = earlier and 0 or 1
if #times >= most then return { unknown, tonumber(times[1]) + window - now } end
times[#times + 1] = ARGV[1]
redis.call('SET', KEYS[1], table.concat(times, ' '), 'PX', window)
return { unknown, 0 }
`;

/**
 * Counts a try: now, free, window, first wait, longest wait (all but \`free\` in ms). Returns whether the name was unknown, and the wait in
 * milliseconds, 0 when the try is allowed.
 *
 * The arithmetic is that of the process's own counts.
 */
export const ATTEMPT_SCRIPT = `
local now, free, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local first, longest = tonumber(ARGV[4]), tonumber(ARGV[5])
local known = redis.call('HMGET', KEYS[1], 'times', 'waits', 'blockedUntilMs')
local unknown = known[1] and 0 or 1
local earlier, waits, blocked = known[1] or '', tonumber(known[2]) or 0, tonumber(known[3]) or 0
if (waits > 0 and blocked + window <= now) or blocked - now > longest then
  earlier, waits, blocked = '', 0, 0
end
if blocked > now then return { unknown, math.ceil(blocked - now) } end
local times = {}
for time in string.gmatch(earlier, '%d+') do
  if tonumber(time) > now - window then times[#times + 1] = time end
end
times[#times + 1] = ARGV[1]
if waits > 0 or #times >= free then
  blocked = now + math.min(longest, first * 2 ^ waits)
  waits = waits + 1
  times = {}
end
redis.call('HSET', KEYS[1], 'times', table.concat(times, ' '), 'waits', waits,
  'blockedUntilMs', string.format('%.0f', blocked))
redis.call('PEXPIRE', KEYS[1], math.ceil(math.max(0, blocked - now) + window))
return { unknown, 0 }
`;

/** Forgives all tries: the name stays known, so that no process uses its own count. */
export const FORGET_SCRIPT = `
redis.call('HSET', KEYS[1], 'times', '', 'waits', 0, 'blockedUntilMs', 0)
redis.call('EXPIRE', KEYS[1], 86400)
return { 0, 0 }
`;
