// The neighborhoods of a large city: their center, and their share of the barbers.

type Area = [name: string, zip: string, latitude: number, longitude: number, weight: number]

export const areas: Area[] = [
  ['Downtown', '77002', 29.759, -95.365, 5],
  ['Midtown', '77006', 29.742, -95.378, 5],
  ['Montrose', '77006', 29.744, -95.396, 6],
  ['The Heights', '77008', 29.796, -95.398, 6],
  ['EaDo', '77003', 29.75, -95.349, 4],
  ['Third Ward', '77004', 29.726, -95.356, 5],
  ['Fifth Ward', '77020', 29.777, -95.326, 3],
  ['Second Ward', '77003', 29.751, -95.329, 3],
  ['River Oaks', '77019', 29.751, -95.427, 2],
  ['Galleria / Uptown', '77056', 29.743, -95.464, 5],
  ['Rice Village', '77005', 29.717, -95.417, 3],
  ['Museum District', '77004', 29.724, -95.387, 2],
  ['Medical Center', '77030', 29.708, -95.399, 3],
  ['Gulfton', '77081', 29.719, -95.482, 4],
  ['Sharpstown', '77036', 29.7, -95.525, 5],
  ['Alief', '77072', 29.696, -95.59, 4],
  ['Westchase', '77042', 29.73, -95.562, 3],
  ['Spring Branch', '77055', 29.806, -95.505, 4],
  ['Acres Homes', '77091', 29.864, -95.438, 2],
  ['Greenspoint', '77060', 29.944, -95.406, 3],
  ['Northside', '77009', 29.795, -95.364, 4],
  ['Sunnyside', '77051', 29.654, -95.362, 2],
  ['South Park', '77033', 29.663, -95.333, 2],
  ['Hobby', '77061', 29.65, -95.279, 3],
  ['Meyerland', '77096', 29.687, -95.469, 2],
  ['Kingwood', '77339', 30.05, -95.19, 2],
  ['Clear Lake', '77058', 29.577, -95.12, 3],
  ['Garden Oaks', '77018', 29.827, -95.405, 2],
  ['Oak Forest', '77018', 29.829, -95.44, 2],
  ['Memorial', '77024', 29.768, -95.55, 2],
  ['Energy Corridor', '77077', 29.778, -95.633, 2],
  ['Washington Ave', '77007', 29.769, -95.405, 3],
  ['Magnolia Park', '77011', 29.733, -95.29, 3],
  ['Kashmere Gardens', '77026', 29.805, -95.31, 2],
]

export const streets = ['Main St', 'Washington Ave', 'Bellaire Blvd', 'Shepherd Dr', 'Kirby Dr']
