# The three buildings.

building-palace = Palast

building-city_hall = Rathaus

building-bishopric = Bischofssitz
