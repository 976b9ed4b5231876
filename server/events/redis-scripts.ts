// What Redis does with the stream of events in one step. KEYS[1] is the stream, KEYS[2] its epoch.

/**
 * Begins an epoch with its entry 1, which has readers read everything anew. The epoch is the time in milliseconds, later
 * than ARGV[1], so that ids of an earlier stream are never taken for its own.
 */
const NEW_EPOCH = `
  local t = redis.call('TIME')
  local epoch = string.format('%.0f', math.max(t[1] * 1000 + math.floor(t[2] / 1000), tonumber(after) + 1))
  redis.call('SET', KEYS[2], epoch)
  redis.call('XADD', KEYS[1], epoch .. '-1', 'e', 'resync', 'd', '', 'm', '-', 't', '', 's', epoch)`;

/** Makes the stream where there is none. */
export const BEGIN = `
if redis.call('EXISTS', KEYS[1], KEYS[2]) < 2 then
  redis.call('DEL', KEYS[1])
  local after = 0
  ${NEW_EPOCH}
end
return 1`;

/**
 * Begins a new epoch where the stream has lost what a node has told: the last that it heard is number ARGV[2] of the epoch
 * ARGV[1], sent as ARGV[3]. The stream ends before it, or others have got its number since.
 */
export const RENEW = `
local newest = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)[1]
if newest == nil then return 0 end
local epoch, number = string.match(newest[1], '^(%d+)-(%d+)$')
if epoch ~= ARGV[1] then return 0 end
local id = ARGV[1] .. '-' .. ARGV[2]
local heard = redis.call('XRANGE', KEYS[1], id, id)[1]
if tonumber(number) >= tonumber(ARGV[2]) and (heard == nil or (heard[2][10] or '') == ARGV[3]) then return 0 end
local after = ARGV[1]
${NEW_EPOCH}
return 1`;

/**
 * Adds one event with the next number, and by whom it was sent as which. KEYS[3] keeps the last of the node's own numbers, of which ARGV[1] is the event's:
 * what is sent again because its answer was lost is there already.
 */
export const PUBLISH = `
local sent = tonumber(redis.call('GET', KEYS[3]) or '0')
if tonumber(ARGV[1]) <= sent then return 0 end
redis.call('SET', KEYS[3], ARGV[1], 'EX', 86400)
if redis.call('EXISTS', KEYS[1], KEYS[2]) < 2 then
  redis.call('DEL', KEYS[1])
  local after = 0
  ${NEW_EPOCH}
end
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[2], redis.call('GET', KEYS[2]) .. '-*',
  'e', ARGV[3], 'd', ARGV[4], 'm', ARGV[5], 't', ARGV[6], 's', string.sub(KEYS[3], -12) .. ':' .. ARGV[1])
return 1`;
