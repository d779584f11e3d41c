-- What people also call a city and its places, for search: each city brings its own.
ALTER TABLE cities ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
ALTER TABLE city_places ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';

UPDATE cities SET aliases = '{houston tx,houston texas,htx,h town,htown}'
WHERE name = 'Houston' AND state = 'TX';

UPDATE city_places SET aliases = string_to_array(place.aliases, ', ')
FROM cities, (VALUES
  ('Downtown', 'centro, el centro, dtown, downtown houston, centro de houston'),
  ('The Heights', 'heights, el heights, los heights, houston heights'),
  ('EaDo', 'east downtown'),
  ('Third Ward', '3rd ward, tercer ward, the tre, tsu, texas southern'),
  ('Fifth Ward', '5th ward, quinto ward, the nickel'),
  ('Second Ward', '2nd ward, segundo ward, segundo barrio, east end'),
  ('Galleria / Uptown', 'galleria, the galleria, el galleria, la galleria, uptown'),
  ('Rice Village', 'the village, rice university, rice u'),
  ('Museum District', 'museums, museos, distrito de museos, hermann park'),
  ('Medical Center', 'med center, texas medical center, tmc, centro medico'),
  ('Sharpstown', 'chinatown, asiatown, bellaire blvd'),
  ('Washington Ave', 'washington, washington avenue, wash ave'),
  ('Energy Corridor', 'energy, corredor de energia'),
  ('Hobby', 'hobby airport, aeropuerto hobby'),
  ('Kashmere Gardens', 'kashmere'),
  ('Magnolia Park', 'magnolia'),
  ('South Park', 'mlk'),
  ('Acres Homes', 'the 44, acreage homes'),
  ('Northside', 'near northside, north side'),
  ('Greenspoint', 'north houston, iah'),
  ('Clear Lake', 'nasa'),
  ('Montrose', 'westheimer'),
  ('Sugar Land', 'sugarland')
) AS place (name, aliases)
WHERE cities.name = 'Houston' AND cities.state = 'TX'
  AND city_places.city_id = cities.id AND city_places.kind = 'neighborhood'
  AND city_places.name = place.name;
