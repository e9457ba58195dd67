/** First words of guest names: colours, stones, woods and weather. */
export const FIRST_WORDS = [
  'Amber', 'Ashen', 'Autumn', 'Azure', 'Birch', 'Brass', 'Breezy', 'Bronze', 'Cedar', 'Chalk', 'Cherry', 'Cloudy', 'Cobalt',
  'Copper', 'Coral', 'Crimson', 'Crystal', 'Dusky', 'Ebony', 'Emerald', 'Fern', 'Flint', 'Frosty', 'Garnet', 'Ginger', 'Golden',
  'Granite', 'Hazel', 'Indigo', 'Ivory', 'Jade', 'Juniper', 'Lilac', 'Linden', 'Lunar', 'Maple', 'Marble', 'Meadow', 'Mellow',
  'Misty', 'Mossy', 'Oaken', 'Olive', 'Onyx', 'Opal', 'Pearl', 'Pewter', 'Plum', 'Quartz', 'Rainy', 'Rosy', 'Russet', 'Saffron',
  'Sandy', 'Scarlet', 'Silver', 'Slate', 'Snowy', 'Stormy', 'Sunny', 'Teal', 'Umber', 'Velvet', 'Willow',
] as const;

/** Second words of guest names: birds. */
export const SECOND_WORDS = [
  'Avocet', 'Bittern', 'Bluetit', 'Bunting', 'Buzzard', 'Chaffinch', 'Condor', 'Coot', 'Cormorant', 'Crane', 'Crow', 'Cuckoo',
  'Curlew', 'Dove', 'Dunlin', 'Eagle', 'Egret', 'Eider', 'Falcon', 'Finch', 'Flamingo', 'Gannet', 'Goose', 'Goshawk', 'Grebe',
  'Grouse', 'Gull', 'Harrier', 'Hawk', 'Heron', 'Hoopoe', 'Ibis', 'Jackdaw', 'Jay', 'Kestrel', 'Kingfisher', 'Kite', 'Lapwing',
  'Lark', 'Linnet', 'Magpie', 'Mallard', 'Martin', 'Nightjar', 'Nuthatch', 'Oriole', 'Osprey', 'Ouzel', 'Owl', 'Partridge',
  'Pelican', 'Penguin', 'Petrel', 'Pintail', 'Pipit', 'Plover', 'Puffin', 'Quail', 'Raven', 'Robin', 'Rook', 'Sandpiper', 'Siskin',
  'Skylark', 'Snipe', 'Sparrow', 'Starling', 'Stork', 'Swallow', 'Swan', 'Swift', 'Tanager', 'Teal', 'Tern', 'Thrush', 'Toucan',
  'Treecreeper', 'Turnstone', 'Wagtail', 'Warbler', 'Waxwing', 'Whimbrel', 'Woodcock', 'Wren', 'Wryneck',
] as const;
