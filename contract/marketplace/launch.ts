// The launch city and company: the defaults where neither settings nor content say otherwise.
import data from '#db/launch.json' with { type: 'json' }

export const launch = data
