// The sentences of refusals in the settings of the administration.
export const settingsErrors = {
  SETTINGS_CHANGED: {
    status: 409,
    message:
      'Someone else saved this in the meantime. Compare it with the new values, then save again.',
  },
  CITY_EXISTS: { status: 409, message: 'There is already a city with this name and state.' },
  CITY_IN_USE: {
    status: 409,
    message: 'This city has upcoming appointments, so its time zone stays as it is.',
  },
  DEFAULT_CITY: {
    status: 409,
    message: 'This is the default city. Choose another one first.',
  },
} as const
